import { entriesAfterHref, labelHref, readEntriesAfter, readLabel } from './changelogAddress.ts'

const query = (address: string) => new URL(address, 'http://localhost').searchParams

test('the address says which kind of news, and what it does not know counts as all', () => {
  expect(labelHref(null)).toBe('/changelog')
  expect(labelHref('FIXED')).toBe('/changelog?label=fixed')
  expect(readLabel(query(labelHref('FIXED')))).toBe('FIXED')
  for (const address of ['/changelog', '/changelog?label=', '/changelog?label=other'])
    expect(readLabel(query(address))).toBeNull()
})

test('it says from where on, whatever the cursor has', () => {
  for (const label of [null, 'NEW'] as const) {
    const address = query(entriesAfterHref(label, 'a&b=c'))
    expect([readLabel(address), readEntriesAfter(address)]).toEqual([label, 'a&b=c'])
  }
  expect(readEntriesAfter(query('/changelog?after='))).toBeNull()
  expect(readEntriesAfter(query(`/changelog?after=${'x'.repeat(900)}`))).toHaveLength(500)
})
