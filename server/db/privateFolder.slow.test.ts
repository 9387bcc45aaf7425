import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askKeeper } from '#server/testing/askKeeper.ts'
import { type ServerProcess, startedServer } from '#server/testing/startServer.ts'
import { closeToOthers } from './privateFolder.ts'

/** The entries of a folder, itself included, that others than their owner may read or write. */
function openEntries(folder: string): string[] {
  return ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter((entry) => {
    const found = statSync(path.join(folder, entry), { throwIfNoEntry: false })
    return found !== undefined && (found.mode & 0o077) !== 0
  })
}

let dataDir = ''
let server: ServerProcess | undefined

afterAll(async () => {
  await server?.end('SIGKILL')
  if (dataDir !== '') await askKeeper('/close', dataDir)
})

test('a server closes a folder that was open, says so, and writes nothing that others can read', async () => {
  dataDir = await askKeeper('/open/folder')
  chmodSync(dataDir, 0o755)
  chmodSync(path.join(dataDir, 'database/PG_VERSION'), 0o666)
  server = await startedServer(dataDir)
  expect(server.said).toContain(
    `The data folder ${dataDir} was open to other users of this machine: it is closed to them now.\n`,
  )
  await fetch(`${server.url}/health`)
  expect(openEntries(dataDir)).toEqual([])
  await server.end('SIGTERM')
  expect(openEntries(dataDir)).toEqual([])
})

describe('a folder', () => {
  let folder: string
  const said: string[] = []
  const close = (): void => closeToOthers(folder, (sentence) => said.push(sentence))

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'earshot-private-'))
    said.length = 0
  })
  afterEach(() => {
    jest.restoreAllMocks()
    rmSync(folder, { recursive: true, force: true })
  })

  test('that is closed stays as it is, without a word', () => {
    writeFileSync(path.join(folder, 'secret'), '', { mode: 0o644 })
    close()
    expect(said).toEqual([])
    expect(openEntries(folder)).toEqual(['secret'])
  })

  test('of somebody else that is open is refused, and left as it is', () => {
    chmodSync(folder, 0o755)
    jest.spyOn(process, 'getuid').mockReturnValue(statSync(folder).uid + 1)
    expect(close).toThrow(
      `The data folder ${folder} is open to other users of this machine and cannot be closed to them by this one: name a folder of this user in DATA_DIR, such as ${folder}/earshot.`,
    )
    expect(statSync(folder).mode & 0o777).toBe(0o755)
  })
})
