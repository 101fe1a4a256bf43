import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMergedGap, mergeSources, type SourceList } from './index.ts'

/** A post: its id on this server, its key, and when it was written. */
type Post = readonly [id: string, key: string, at: number | null]

interface Source {
  readonly posts: readonly (Post | null)[]
  readonly isHolding?: boolean
  /** The times of hidden rows at the end. */
  readonly hidden?: readonly number[]
}

function merge(sources: readonly Source[]) {
  const lists: SourceList<string>[] = sources.map(({ posts, isHolding = false, hidden = [] }) => ({
    items: posts.map((post) => post?.[0] ?? null),
    oldest: [...posts.flatMap((post) => (post === null ? [] : [post[2] ?? 0])), ...hidden],
    isHolding,
  }))
  const known = sources.map(
    ({ posts }) => new Map(posts.flatMap((post) => (post === null ? [] : [[post[0], post]]))),
  )
  return mergeSources(lists, (source, id) => {
    const [, key, at] = known[source]!.get(id)!
    return { key, at }
  })
}

/** Posts that are not on any other server. */
const posts = (name: string, ...times: readonly number[]): readonly Post[] =>
  times.map((at) => [`${name}-${at}`, `${name}${at}`, at])

test('orders rows by time, whatever the form of their ids', { tags: ['BY-34'] }, () => {
  const { items } = merge([
    {
      posts: [
        ['01HZZZ', 'a', 50],
        ['01HAAA', 'b', 20],
      ],
    },
    {
      posts: [
        ['9', 'c', 60],
        ['115000000000000000', 'd', 10],
      ],
    },
    { posts: [['objects/🦊', 'e', 30]] },
  ])

  expect(items).toEqual(['c', 'a', 'e', 'b', 'd'])
})

test('joins the same post of two servers, shown from the first source', { tags: ['BY-34'] }, () => {
  const { items, rows } = merge([
    {
      posts: [
        ['1', 'own', 40],
        ['2', 'shared', 30],
      ],
    },
    {
      posts: [
        ['77', 'shared', 30],
        ['76', 'other', 20],
      ],
    },
    { posts: [['x', 'shared', 30]] },
  ])

  expect(items).toEqual(['own', 'shared', 'other'])
  expect(rows.get('shared')).toEqual({ source: 0, id: '2', sources: [0, 1, 2] })
  expect(rows.get('other')).toEqual({ source: 1, id: '76', sources: [1] })
})

test('takes the time of the first source where servers differ', { tags: ['BY-34'] }, () => {
  const { items } = merge([
    { posts: [['1', 'shared', 30]] },
    {
      posts: [
        ['9', 'between', 40],
        ['8', 'shared', 50],
      ],
    },
  ])

  expect(items).toEqual(['between', 'shared'])
})

test('orders rows of one time by source, then as the source does', { tags: ['BY-34'] }, () => {
  const first = {
    posts: [
      ['3', 'a', 10],
      ['1', 'b', 10],
      ['2', 'c', 10],
    ] as const,
  }
  const second = { posts: [['9', 'd', 10]] as const }

  expect(merge([first, second]).items).toEqual(['a', 'b', 'c', 'd'])
  expect(merge([second, first]).items).toEqual(['d', 'a', 'b', 'c'])
})

test('shows a row without a time below the row above it', { tags: ['BY-34'] }, () => {
  const { items } = merge([
    {
      posts: [
        ['1', 'a', 30],
        ['2', 'unknown', null],
        ['3', 'c', 10],
      ],
    },
    { posts: posts('z', 20) },
  ])

  expect(items).toEqual(['a', 'unknown', 'z20', 'c'])
})

test(
  'shows no row below the newest oldest row of a source that has more',
  { tags: ['BY-34'] },
  () => {
    const busy = posts('busy', 100, 99, 98)
    const quiet = posts('quiet', 100, 50, 10)

    const { items, heldBy } = merge([
      { posts: quiet, isHolding: true },
      { posts: busy, isHolding: true },
    ])

    expect(items).toEqual(['quiet100', 'busy100', 'busy99'])
    expect(heldBy).toBe(1)
  },
)

test('counts hidden rows as loaded', { tags: ['BY-34'] }, () => {
  const quiet = { posts: posts('quiet', 90, 50) }

  const { items } = merge([
    quiet,
    { posts: posts('busy', 95), isHolding: true, hidden: [40, 30, 20] },
  ])

  expect(items).toEqual(['busy95', 'quiet90', 'quiet50'])
})

test.each([
  ['is at its end', { posts: posts('b', 90), isHolding: false }],
  ['is empty', { posts: [], isHolding: true }],
])('is not held back by a source that %s', { tags: ['BY-34'] }, (_name, other) => {
  const { items } = merge([{ posts: posts('a', 100, 50) }, other])

  expect(items).toContain('a50')
})

test('shows no row of a later source at the time of the frontier', { tags: ['BY-34'] }, () => {
  const holding = { posts: [['1', 'a', 10]] as const, isHolding: true }
  const other = { posts: [['9', 'b', 10]] as const }

  expect(merge([holding, other]).items).toEqual(['a'])
  expect(merge([other, holding]).items).toEqual(['b', 'a'])
})

test.each([
  ['in the past', 1],
  ['in the future', 9_999],
])('takes no single wrong date %s for the frontier', { tags: ['BY-34'] }, (_name, wrong) => {
  const { items, heldBy } = merge([
    { posts: [...posts('a', 100, 90, 80), ['x', 'wrong', wrong]], isHolding: true },
    { posts: posts('b', 95, 85, 20) },
  ])

  expect(heldBy).toBe(0)
  expect(items).toContain('b95')
  expect(items).not.toContain('b20')
})

test('names the source of each gap, below its own row', { tags: ['BY-34'] }, () => {
  const { items, gaps } = merge([
    { posts: [...posts('a', 100), null, ...posts('a', 40)] },
    { posts: [...posts('b', 100, 70), null] },
    { posts: [null, ...posts('c', 60)] },
  ])

  expect(items).toEqual(['a100', null, 'b100', 'b70', null, null, 'c60', 'a40'])
  expect([...gaps]).toEqual([
    [1, { source: 0, index: 1, above: 'a-100', below: 'a-40' }],
    [4, { source: 1, index: 2, above: 'b-70', below: null }],
    [5, { source: 2, index: 0, above: null, below: 'c-60' }],
  ])
})

test('finds a gap in a column that lacks rows at its top', { tags: ['BY-34'] }, () => {
  const merged = merge([
    { posts: [...posts('a', 100, 90), null, ...posts('a', 40)] },
    { posts: [...posts('b', 90), null, ...posts('b', 30)] },
  ])
  const shown = merged.items.slice(1)
  expect(shown).toEqual(['a90', null, 'b90', null, 'a40', 'b30'])

  expect(findMergedGap(merged, shown, 1)?.source).toBe(0)
  expect(findMergedGap(merged, shown, 3)?.source).toBe(1)
  expect(findMergedGap(merged, shown, 2)).toBeNull()
  expect(findMergedGap(merged, ['gone', null], 1)).toBeNull()
})

test('returns no rows for sources without rows', { tags: ['BY-34'] }, () => {
  expect(merge([{ posts: [] }, { posts: [] }])).toMatchObject({ items: [], heldBy: null })
  expect(merge([]).items).toEqual([])
})

const timesOf = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 30 })

test('never inserts an older page above a row that was shown', { tags: ['BY-34'] }, () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(timesOf, fc.nat(30)), { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat(4), { maxLength: 12 }),
      (servers, pages) => {
        const all = servers.map(([times], source) =>
          times
            .toSorted((a, b) => b - a)
            // Every third post is on all servers.
            .map((at, place): Post => [
              `${source}/${place}`,
              at % 3 === 0 ? `shared ${at} ${times.indexOf(at)}` : `${source} ${place}`,
              at,
            ])
            .filter(([, key], place, list) => list.findIndex((post) => post[1] === key) === place),
        )
        const loaded = servers.map(([, count], source) => Math.min(count + 1, all[source]!.length))
        const mergeLoaded = () =>
          merge(
            all.map((list, source) => ({
              posts: list.slice(0, loaded[source]),
              isHolding: loaded[source]! < list.length,
            })),
          )
        let before = mergeLoaded()
        for (const page of pages) {
          const source = before.heldBy ?? page % servers.length
          loaded[source] = Math.min(all[source]!.length, loaded[source]! + 1 + page)
          const after = mergeLoaded()
          expect(after.items.slice(0, before.items.length)).toEqual(before.items)
          expect(new Set(after.items).size).toBe(after.items.length)
          before = after
        }
      },
    ),
    { seed: 1, numRuns: 400 },
  )
})

test('shows every row once no source holds it back', { tags: ['BY-34'] }, () => {
  fc.assert(
    fc.property(fc.array(timesOf, { maxLength: 6 }), (servers) => {
      const { items, rows } = merge(
        servers.map((times, source) => ({
          posts: times.map((at, place): Post => [`${place}`, `${source} ${place}`, at]),
        })),
      )
      expect(items.length).toBe(servers.flat().length)
      const shown = items.map((key) => {
        const { source, id } = rows.get(key!)!
        return servers[source]![Number(id)]!
      })
      expect(shown).toEqual(shown.toSorted((a, b) => b - a))
    }),
    { seed: 2 },
  )
})
