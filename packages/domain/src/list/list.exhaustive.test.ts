import { describe, expect, test } from 'vitest'
import { ListModel } from '../testing/list-model.ts'
import type { ServerTraits } from '../testing/model-server.ts'
import type { Step } from '../testing/model-steps.ts'

const MASTODON: ServerTraits = {
  isSorted: true,
  most: 40,
  ignoresMinId: false,
  isBuilding: false,
  isFiltered: false,
}

const IGNORES_MIN_ID: ServerTraits = { ...MASTODON, ignoresMinId: true }

/** Eight events each. Every order of them is run. */
const HISTORIES: Readonly<Record<string, readonly Step[]>> = {
  'a loss while a page is under way': [
    ['open', 0],
    ['publish', 0],
    ['publish', 0],
    ['drop', 0],
    ['deliver all', 0],
    ['ask newest', 0],
    ['serve', 0],
    ['answer', 0],
  ],
  'two losses': [
    ['open', 0],
    ['open', 0],
    ['drop', 0],
    ['drop', 0],
    ['publish', 0],
    ['deliver', 0],
    ['deliver all', 0],
    ['ask newest', 0],
  ],
  'a burst that trims the list': [
    ['open', 0],
    ['burst', 49],
    ['deliver all', 0],
    ['ask older', 0],
    ['ask newest', 0],
    ['serve', 0],
    ['serve last', 0],
    ['answer last', 0],
  ],
  'an own post that is polled': [
    ['publish', 0],
    ['publish own', 0],
    ['publish', 0],
    ['ask newest', 0],
    ['serve', 0],
    ['answer', 0],
    ['delete', 1],
    ['open', 0],
  ],
  'a full page and a gap that is filled': [
    ['burst', 49],
    ['ask newest', 0],
    ['serve', 0],
    ['answer', 0],
    ['fill from top', 0],
    ['fill from bottom', 0],
    ['serve last', 0],
    ['answer last', 0],
  ],
  'rows that are hidden and deleted': [
    ['open', 0],
    ['deliver all', 0],
    ['hide', 1],
    ['reveal', 0],
    ['delete', 0],
    ['ask whole', 0],
    ['serve', 0],
    ['answer', 0],
  ],
}

/**
 * Runs every order of the steps. Orders that lead to the same state are merged.
 *
 * @returns the number of orders
 */
function runAllOrders(model: ListModel, left: readonly Step[], known: Map<string, number>): number {
  const key = `${left.join(';')} ${model.getStateKey()}`
  const before = known.get(key)
  if (before !== undefined) return before
  let ends = left.length === 0 ? 1 : 0
  if (left.length === 0) model.fork().settle()
  for (const [at, step] of left.entries()) {
    if (left.findIndex((other) => other.join() === step.join()) < at) continue
    const next = model.fork()
    if (next.step(step)) next.check()
    ends += runAllOrders(next, left.toSpliced(at, 1), known)
  }
  known.set(key, ends)
  return ends
}

/** Creates a list with its first page loaded, with or without live streams. */
function createLoadedModel(isLive: boolean, traits = MASTODON): ListModel {
  const model = new ListModel(traits, 24)
  const start: readonly Step[] = [
    ...(isLive
      ? ([
          ['open', 0],
          ['deliver all', 0],
        ] as const)
      : []),
    ['ask newest', 0],
    ['serve', 0],
    ['answer', 0],
  ]
  for (const step of start) model.step(step)
  return model
}

describe('reduceList in every order of eight events', () => {
  test.each(Object.entries(HISTORIES))(
    'loses no row without showing a gap: %s',
    { tags: ['TL-11', 'BY-38'], timeout: 120_000 },
    (_, steps) => {
      const ends = [
        new ListModel(MASTODON, 24),
        createLoadedModel(false),
        createLoadedModel(true),
      ].map((model) => runAllOrders(model, steps, new Map()))
      expect(Math.min(...ends)).toBeGreaterThan(2_000)
    },
  )

  test(
    'loses no row without showing a gap: a gap in front, on a server that ignores `min_id`',
    { tags: ['TL-11', 'BY-38'], timeout: 120_000 },
    () => {
      const steps: readonly Step[] = [
        ['drop', 0],
        ['deliver all', 0],
        ['burst', 49],
        ['open', 0],
        ['fill from bottom', 0],
        ['serve', 0],
        ['answer', 0],
        ['publish', 0],
      ]
      expect(
        runAllOrders(createLoadedModel(true, IGNORES_MIN_ID), steps, new Map()),
      ).toBeGreaterThan(2_000)
    },
  )
})
