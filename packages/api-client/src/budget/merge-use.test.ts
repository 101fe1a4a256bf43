import { expect, test } from 'vitest'
import { mergeBudgetUse } from './merge-use.ts'
import { createRateLimiter } from './rate-limiter.ts'
import type { BudgetUse } from './request-budget.ts'

const NOW = 1_000_000

const createUse = (given: Partial<BudgetUse> = {}): BudgetUse => ({
  general: { limit: 300, left: 200, resetAt: NOW + 60_000 },
  pausedUntil: 0,
  sent: [
    ['paged', []],
    ['uploads', []],
  ],
  blocked: [],
  ...given,
})

test('counts what either tab has sent, each request once', { tags: ['BY-39'] }, () => {
  const own = createUse({
    sent: [
      ['paged', [NOW - 9, NOW - 3]],
      ['uploads', []],
    ],
  })
  const other = createUse({
    sent: [
      ['uploads', [NOW]],
      ['paged', [NOW - 3, NOW - 5, NOW - 1_000_000]],
    ],
  })

  expect(mergeBudgetUse(own, other, NOW).sent).toEqual([
    ['paged', [NOW - 9, NOW - 5, NOW - 3]],
    ['uploads', [NOW]],
  ])
})

test(
  'keeps the smaller number of requests left, and the longer pauses',
  { tags: ['BY-39'] },
  () => {
    const own = createUse({ pausedUntil: 5, blocked: [['paged', 7]] })
    const other = createUse({
      general: { limit: 300, left: 20, resetAt: NOW + 60_000 },
      pausedUntil: 3,
      blocked: [
        ['paged', 9],
        ['uploads', 1],
      ],
    })

    const expected = {
      general: other.general,
      pausedUntil: 5,
      blocked: [
        ['paged', 9],
        ['uploads', 1],
      ],
    }
    expect(mergeBudgetUse(own, other, NOW)).toMatchObject(expected)
    expect(mergeBudgetUse(other, own, NOW)).toMatchObject(expected)
  },
)

test('ignores a tab that the server has reported no limit to', { tags: ['BY-39'] }, () => {
  const other = createUse({ general: { limit: null, left: null, resetAt: null } })

  expect(mergeBudgetUse(createUse(), other, NOW).general).toEqual(createUse().general)
})

test('holds refreshes back that another tab has used up', { tags: ['BY-39'] }, () => {
  const limiter = createRateLimiter(() => NOW)
  expect(limiter.budget.heldUntil).toBeNull()

  limiter.budget.writeUse(createUse({ general: { limit: 300, left: 10, resetAt: NOW + 60_000 } }))

  expect(limiter.budget.left).toBe(10)
  expect(limiter.budget.heldUntil).toBe(NOW + 60_000)
  expect(limiter.budget.readUse()?.general.left).toBe(10)
})
