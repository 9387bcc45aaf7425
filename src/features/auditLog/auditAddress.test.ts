import { auditFile, auditQuery, auditVariables, readAuditChoice } from './auditAddress.ts'

const read = (text: string) => readAuditChoice(new URLSearchParams(text))

test('an address is read as it is written', () => {
  const choice = { area: 'PEOPLE', by: 'user_1', from: '2026-05-03', to: '2026-05-04' } as const
  expect(read(auditQuery(choice))).toEqual(choice)
  expect(auditQuery(read(''))).toBe('')
})

test('what programs on the server did is chosen like a person, and asked for as what no person did', () => {
  const choice = read('by=server')
  expect(auditQuery(choice)).toBe('by=server')
  expect(auditVariables(choice)).toMatchObject({ userId: null, byServer: true })
  expect(auditFile(choice)).toBe('/api/audit-log.csv?user=server')
})

test.each([
  'log=nothing',
  'by=board_1',
  'by=user_',
  'from=yesterday',
  'from=2026-13-40',
  'from=0002-05-03',
  'to=1',
])('%s is left out', (text) => expect(read(text)).toEqual({ area: null, by: '', from: '', to: '' }))

test('the last day counts as a whole, and the file is of the same part', () => {
  const choice = read('log=tags&by=user_1&from=2026-05-03&to=2026-05-03')
  const { since, until } = auditVariables(choice)
  expect(Date.parse(until ?? '') - Date.parse(since ?? '')).toBe(86_400_000)
  const file = new URL(auditFile(choice), 'http://localhost')
  expect(Object.fromEntries(file.searchParams)).toEqual({
    area: 'TAGS',
    user: 'user_1',
    since,
    until,
  })
  expect(auditFile(read(''))).toBe('/api/audit-log.csv')
})
