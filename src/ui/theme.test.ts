/** @jest-environment jsdom */
import { applyTheme, THEME_KEY, themeOf } from './theme.ts'

beforeEach(() => {
  localStorage.clear()
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">'
})
const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta')].map((meta) => meta.content)

test('a choice is put on the root, kept, and told to the browser', () => {
  applyTheme('dark', document.documentElement, localStorage)
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem(THEME_KEY)).toBe('dark')
  expect(themeOf(document.documentElement)).toBe('dark')
  expect(new Set(bars()).size).toBe(1)
})

test('as the system: no mark, nothing kept', () => {
  applyTheme('dark', document.documentElement, localStorage)
  applyTheme('system', document.documentElement, localStorage)
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(themeOf(document.documentElement)).toBe('system')
  expect(localStorage.getItem(THEME_KEY)).toBeNull()
  expect(new Set(bars()).size).toBe(2)
})

test('storage that is closed to us changes nothing else', () => {
  const closed = {
    setItem: () => {
      throw new Error('denied')
    },
    removeItem: () => {},
  }
  applyTheme('light', document.documentElement, closed)
  expect(document.documentElement.dataset.theme).toBe('light')
})
