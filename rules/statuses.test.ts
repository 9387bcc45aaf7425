import { hasEnded, statusCategories, tellsFollowers } from './statuses.ts'

test('what has ended takes no votes; what was decided is told, and an end without a decision is not', () => {
  expect(statusCategories.map((one) => [one, hasEnded(one), tellsFollowers(one)])).toEqual([
    ['OPEN', false, false],
    ['PLANNED', false, true],
    ['STARTED', false, true],
    ['SHIPPED', true, true],
    ['DECLINED', true, true],
    ['CLOSED', true, false],
  ])
})
