import { shortcutKey, type KeyPress } from './keyboard.ts'

const press = (change: Partial<KeyPress>): KeyPress => ({
  key: 'j',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  defaultPrevented: false,
  target: null,
  ...change,
})
const inside = (selector: string): EventTarget =>
  ({
    closest: (list: string) => (list.split(', ').includes(selector) ? {} : null),
  }) as unknown as EventTarget

test('a plain key is a shortcut, whatever its case', () => {
  expect(shortcutKey(press({}))).toBe('j')
  expect(shortcutKey(press({ key: 'J' }))).toBe('j')
  expect(shortcutKey(press({ key: '?' }))).toBe('?')
})

test.each(['Enter', 'Escape', 'ArrowDown', ' ', 'Dead', 'F1'])('%p is none', (key) => {
  expect(shortcutKey(press({ key }))).toBeNull()
})

test.each<Partial<KeyPress>>([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { defaultPrevented: true },
  { isComposing: true },
])('nothing with %p', (change) => {
  expect(shortcutKey(press(change))).toBeNull()
})

test.each(['input', 'textarea', 'select', '[role="menu"]'])(
  'nothing while typing in %s',
  (selector) => {
    expect(shortcutKey(press({ target: inside(selector) }))).toBeNull()
  },
)

test('buttons and links leave shortcuts alone', () => {
  expect(shortcutKey(press({ target: inside('button') }))).toBe('j')
})
