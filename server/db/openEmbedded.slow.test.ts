import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openInProcess } from '#server/testing/openInProcess.ts'
import { writeMigrations } from '#server/testing/writeMigrations.ts'

test('a first start that was killed half-way is begun anew', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'earshot-folder-'))
  try {
    const migrations = writeMigrations(path.join(root, 'migrations'), [
      'create table note (n int); --> statement-breakpoint\ninsert into note values (7);',
    ])
    const dataDir = path.join(root, 'data')
    const open = () => openInProcess(dataDir, migrations, 'select * from note')
    expect(open().status).toBe(0)
    rmSync(path.join(dataDir, 'earshot.json'))
    renameSync(path.join(dataDir, 'database'), path.join(dataDir, 'database.new'))
    rmSync(path.join(dataDir, 'database.new/global/pg_control'))
    expect(open()).toMatchObject({ status: 0, out: '[{"n":7}]' })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
