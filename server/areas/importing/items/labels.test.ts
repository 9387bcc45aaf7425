import { labelsOf } from './labels.ts'
import { createRepairs } from './repair.ts'

test('emoji are drawn in the names of labels, whose colours stay known', () => {
  const colors = new Map([[':bug: bug', '#d73a4a']])
  expect(
    labelsOf([':bug: Bug', { name: ':rocket:', color: '0E8A16' }], createRepairs(), colors),
  ).toEqual([
    { name: '🐛 Bug', written: ':bug: Bug', color: '#d73a4a' },
    { name: '🚀', written: ':rocket:', color: '#0e8a16' },
  ])
})
