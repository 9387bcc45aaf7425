import { readAccent, readEmailDomain, readLinkUrl } from './siteLook.ts'

test.each([
  ['#FB8A2E', '#fb8a2e'],
  [' f80 ', '#ff8800'],
  ['#12345', null],
  ['orange', null],
  ['', null],
  ['url(x)', null],
])('the accent %j is %j', (text, stored) => expect(readAccent(text)).toBe(stored))

test.each([
  ['https://example.com', 'https://example.com/'],
  [' HTTPS://example.com/a b ', 'https://example.com/a%20b'],
  ['http://example.com', null],
  ['javascript:alert(1)', null],
  ['//example.com', null],
  ['https://', null],
  ['https://name:secret@example.com', null],
  [`https://example.com/${'x'.repeat(500)}`, null],
])('the link %j is %j', (text, stored) => expect(readLinkUrl(text)).toBe(stored))

test.each([
  ['example.com', 'example.com'],
  [' @Example.CO.uk ', 'example.co.uk'],
  ['localhost', null],
  ['a@example.com', null],
  ['-a.com', null],
  ['exam ple.com', null],
  ['', null],
])('the domain %j is %j', (text, stored) => expect(readEmailDomain(text)).toBe(stored))
