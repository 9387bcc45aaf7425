import { renderBody } from './markdown.ts'

test.each([
  ['tables', '|a|b\n|-|-\n' + '|x|y\n'.repeat(20_000)],
  ['open brackets', '['.repeat(126_000)],
  ['nested quotes', '> '.repeat(42_000)],
  ['nested HTML', '<div>'.repeat(25_000)],
  ['emphasis', '*a **b '.repeat(18_000)],
  ['references', '#12 '.repeat(31_000)],
  ['projects', 'a/b.c-'.repeat(21_000)],
  ['emoji', ':tada:t'.repeat(18_000)],
])('126,000 characters of %s do not take quadratic time', (_, text) => {
  // Far above what it takes: what this catches is quadratic or worse, which takes minutes.
  const start = process.cpuUsage()
  renderBody(text, { reference: () => '/ideas/1', isTracker: true })
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(10_000)
})
