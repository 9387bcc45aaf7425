import { isWebAddress } from './webAddress.ts'

test.each([
  'https://mail.example/thread/7',
  'http://tracker.example',
  'HTTPS://Tracker.example/a?b=c#d',
  'https://例え.jp/',
])('%s is one', (text) => {
  expect(isWebAddress(text)).toBe(true)
})

test.each([
  '',
  'mail',
  'mail.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'ftp://tracker.example',
  'https://',
  'https:///x',
  'https://a b',
  'https://me:secret@tracker.example',
  'http://[',
  'https:\\\\tracker.example',
])('%p is none', (text) => {
  expect(isWebAddress(text)).toBe(false)
})
