import { accentReport } from './accentReport.ts'

test('an accent that is fine as a fill is darker as text on light paper', () => {
  const report = accentReport('#fb8a2e')
  expect(report?.corrections.map(({ kind }) => kind)).toEqual(['inkLight'])
})

test.each(['#ffee00', '#000000', '#ffffff', '#123', '#7f7f7f'])(
  '%s is readable in both themes once it is corrected',
  (hex) => {
    const contrasts = accentReport(hex)?.contrasts
    for (const theme of ['light', 'dark'] as const)
      for (const part of ['count', 'text', 'wash'] as const)
        expect(contrasts?.[theme][part]).toBeGreaterThanOrEqual(4.5)
  },
)

test('what is no colour has no report', () => {
  expect(accentReport('orange')).toBeNull()
})
