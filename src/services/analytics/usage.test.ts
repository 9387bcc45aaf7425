import { createUsage } from './usage.ts'

test('until somebody takes events nothing is kept of them, and afterwards nothing is either', () => {
  const usage = createUsage()
  const taken = jest.fn()
  usage.track('idea_voted', { idea: 'idea_1', voted: true })
  usage.attach(taken)
  usage.track('idea_voted', { idea: 'idea_2', voted: true })
  usage.attach(null)
  usage.track('idea_voted', { idea: 'idea_3', voted: true })
  expect(taken.mock.calls).toEqual([['idea_voted', { idea: 'idea_2', voted: true }]])
})

test('the compiler knows the catalogue', () => {
  const { track } = createUsage()
  // @ts-expect-error -- there is no such event
  track('idea_read', { idea: 'idea_1' })
  // @ts-expect-error -- a property is missing
  track('idea_voted', { idea: 'idea_1' })
  // @ts-expect-error -- there is no such property
  track('idea_voted', { idea: 'idea_1', voted: true, title: 'Dark mode' })
  // @ts-expect-error -- no such value
  track('screen_viewed', { screen: 'somewhere' })
  // @ts-expect-error -- text is no number
  track('search_made', { length: 'dark mode', results: 3 })
  expect(track).toBeInstanceOf(Function)
})
