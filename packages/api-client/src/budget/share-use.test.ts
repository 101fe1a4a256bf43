import { expect, test } from 'vitest'
import { createRateLimiter } from './rate-limiter.ts'
import { type BudgetUse, mergeBudgetUse, readBudgetUse } from './share-use.ts'

const NOW = 1_000_000

const createUse = (given: Partial<BudgetUse> = {}): BudgetUse => ({
  general: { limit: 300, left: 200, resetAt: NOW + 60_000 },
  pausedUntil: 0,
  sent: [],
  blocked: [],
  ...given,
})

/** Opens a tab that knows some requests. */
function openTab(known: BudgetUse = createUse()) {
  const { budget } = createRateLimiter(() => NOW)
  const add = (use: BudgetUse) => {
    if (budget.use !== null) mergeBudgetUse(budget.use, use, NOW)
  }
  add(known)
  return { budget, add, read: () => (budget.use === null ? null : readBudgetUse(budget.use)) }
}

test('counts what either tab has sent, each request once', { tags: ['BY-39'] }, () => {
  const { add, read } = openTab(createUse({ sent: [['paged', [NOW - 9, NOW - 3]]] }))

  add(
    createUse({
      sent: [
        ['uploads', [NOW]],
        ['paged', [NOW - 3, NOW - 5, NOW - 1_000_000]],
      ],
    }),
  )

  expect(read()?.sent).toEqual([
    ['paged', [NOW - 9, NOW - 5, NOW - 3]],
    ['uploads', [NOW]],
    ['deletions', []],
  ])
})

test(
  'keeps the smaller number of requests left, and the longer pauses',
  { tags: ['BY-39'] },
  () => {
    const one = createUse({ pausedUntil: 5, blocked: [['paged', 7]] })
    const other = createUse({
      general: { limit: 300, left: 20, resetAt: NOW + 60_000 },
      pausedUntil: 3,
      blocked: [['paged', 9]],
    })
    const [first, second] = [openTab(one), openTab(other)]

    first.add(other)
    second.add(one)

    const expected = { general: other.general, pausedUntil: 5, blocked: [['paged', 9]] }
    expect(first.read()).toMatchObject(expected)
    expect(second.read()).toMatchObject(expected)
  },
)

test('ignores a tab that the server has reported no limit to', { tags: ['BY-39'] }, () => {
  const { add, budget } = openTab()

  add(createUse({ general: { limit: null, left: null, resetAt: null } }))

  expect(budget.left).toBe(200)
})

test('holds refreshes back that another tab has used up', { tags: ['BY-39'] }, () => {
  const { add, budget } = openTab()
  expect(budget.heldUntil).toBeNull()

  add(createUse({ general: { limit: 300, left: 10, resetAt: NOW + 60_000 } }))

  expect(budget.left).toBe(10)
  expect(budget.heldUntil).toBe(NOW + 60_000)
})
