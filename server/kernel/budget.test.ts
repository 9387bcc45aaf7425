import { createBudget } from './budget.ts'

describe('a budget', () => {
  let now = 0
  const clock = () => now

  test('is taken at once, and comes back over a minute', () => {
    const budget = createBudget(clock)
    for (let times = 0; times < 10; times += 1) expect(budget.take('a', 60, 600)).toBe(0)
    expect(budget.take('a', 60, 600)).toBe(6)
    now += 5_000
    expect(budget.take('a', 60, 600)).toBe(1)
    now += 1_000
    expect(budget.take('a', 60, 600)).toBe(0)
    now += 60_000
    for (let times = 0; times < 10; times += 1) expect(budget.take('a', 60, 600)).toBe(0)
    expect(budget.take('a', 60, 600)).toBe(6)
  })

  test('is each client’s own', () => {
    const budget = createBudget(clock)
    expect(budget.take('a', 600, 600)).toBe(0)
    expect(budget.take('a', 1, 600)).toBe(1)
    expect(budget.take('b', 600, 600)).toBe(0)
  })

  test('lets a price through that is higher than all of it, and waits for it afterwards', () => {
    const budget = createBudget(clock)
    expect(budget.take('a', 1_200, 600)).toBe(0)
    expect(budget.take('a', 600, 600)).toBe(120)
  })

  test('can be owed, up to another minute', () => {
    const budget = createBudget(clock)
    budget.owe('a', 700, 600)
    expect(budget.take('a', 0, 600)).toBe(10)
    budget.owe('a', 60_000, 600)
    expect(budget.take('a', 0, 600)).toBe(60)
    now += 60_000
    expect(budget.take('a', 0, 600)).toBe(0)
    expect(budget.take('a', 10, 600)).toBe(1)
  })
})
