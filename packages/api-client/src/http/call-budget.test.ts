import { expect, test } from 'vitest'
import { createBudgetKeeper } from './call-budget.ts'

const NOON = Date.parse('2026-11-21T12:00:00.000Z')

const answer = (headers: Record<string, string>, status = 200) =>
  new Response(null, { status, headers })

test.each([
  ['a date', { 'X-RateLimit-Reset': '2026-11-21T12:05:00.000Z' }],
  ['seconds since the epoch', { 'X-RateLimit-Reset': String(NOON / 1000 + 300) }],
  ['seconds to wait', { 'Retry-After': '300' }],
])('what is left is read with %s', (_name, reset) => {
  const { budget, note, pause } = createBudgetKeeper(() => NOON)

  note(answer({ 'X-RateLimit-Remaining': '7', ...reset }))

  expect(budget).toEqual({ left: 7, resetAt: NOON + 300_000 })
  expect(pause()).toBe(0)
})

test('a 429 pauses what nobody asked for until the reset', () => {
  let now = NOON
  const { note, pause } = createBudgetKeeper(() => now)

  note(answer({ 'X-RateLimit-Reset': '2026-11-21T12:05:00.000Z' }, 429))
  expect(pause()).toBe(300_000)

  now += 300_000
  expect(pause()).toBe(0)
})

test('a 429 without a date pauses for a minute', () => {
  const { note, pause } = createBudgetKeeper(() => NOON)

  note(answer({}, 429))

  expect(pause()).toBe(60_000)
})

test('a server that says nothing leaves the budget unknown', () => {
  const { budget, note, pause } = createBudgetKeeper(() => NOON)

  note(answer({ 'X-RateLimit-Remaining': 'plenty' }))

  expect(budget).toEqual({ left: null, resetAt: null })
  expect(pause()).toBe(0)
})
