import { formatWait } from './formatWait.ts'

test('how long to wait is told in minutes, as each language has them', () => {
  const said = (seconds: number, tag: string) => formatWait(seconds, { tag, dates: tag })
  expect([said(1, 'de'), said(61, 'de'), said(61, 'fr'), said(2520, 'es')]).toEqual([
    '1 Minute',
    '2 Minuten',
    '2 minutes',
    '42 minutos',
  ])
})
