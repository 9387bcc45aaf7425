import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The only files that compare roles; all others ask them (ADR 026). */
const deciding = ['server/kernel/actor.ts', 'server/kernel/permissions.ts']
/** The index that finds the team; nothing depends on it. */
const indexing = ['server/db/tables/people.ts']
/** Says who speaks for the team; nothing depends on it. */
const naming = ['src/entities/User/UserByline.tsx']

const names = `['"\`](?:MEMBER|COLLABORATOR|ADMIN|OWNER)['"\`]`
const inCode = `\\brole\\)?\\s*[!=]==\\s*${names}|${names}\\s*[!=]==\\s*\\S*\\brole\\b`
const inSql = `\\brole\\s*(?:<>|!=|in|any)\\s*\\(?${names}|\\b(?:and|or|where|when)\\s+(?:\\w+\\.)?role\\s*=\\s*${names}|\\bcase\\s+(?:\\w+\\.)?role\\s+when`
const comparison = new RegExp(`${inCode}|${inSql}`)

function sources(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(folder, file),
  )
  return files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__generated__|\/testing\//.test(file),
  )
}

const offending = (folder: string, pattern: RegExp, but: readonly string[]) =>
  sources(folder).filter((file) => !but.includes(file) && pattern.test(readFileSync(file, 'utf8')))

test('what somebody may do by their role is decided in one place: nowhere else is a role compared with a name', () => {
  expect(offending('server', comparison, [...deciding, ...indexing])).toEqual([])
  expect(offending('src', comparison, naming)).toEqual([])
  expect(
    offending('server', /\bisTeam\(/, ['server/kernel/actor.ts', 'server/kernel/visibility.ts']),
  ).toEqual([])
})

test('the check bites', () => {
  for (const line of [
    `if (viewer.role === 'ADMIN')`,
    `'OWNER' !== user.role`,
    `where p.role = 'OWNER'`,
    `and role in ('ADMIN', 'OWNER')`,
    `case p.role when 'OWNER'`,
  ])
    expect(line).toMatch(comparison)
  for (const line of [`set role = 'MEMBER'`, `role: 'MEMBER'`, `role === null`])
    expect(line).not.toMatch(comparison)
})
