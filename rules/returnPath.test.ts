import { returnPath } from './returnPath.ts'

test.each([
  '/',
  '/ideas/128/dark-mode?sort=top#comments',
  '/?search=a%5Cb%2F%2Fc',
  '/ideas/new',
  '/boards/caf%C3%A9',
  '/ideas/1?next=https://evil.example',
  '/a//b',
  '/a/%2fb',
])('%s is a path of ours', (path) => {
  expect(returnPath(path)).toBe(path)
})

test.each([
  '',
  'ideas',
  'https://evil.example',
  'HTTPS://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/a\\b',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%252fevil.example',
  '/%5cevil.example',
  '/%255Cevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nlocation: https://evil.example',
  '/%0d%0aset-cookie:x=1',
  '/%00',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e/%2fevil.example',
  '/x/..//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
])('%j leads nowhere but home', (path) => {
  expect(returnPath(path)).toBe('/')
})
