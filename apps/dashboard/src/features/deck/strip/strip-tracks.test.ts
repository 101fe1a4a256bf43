import { expect, test } from 'vitest'
import type { Strip } from '@colonnade/domain/workspaces'
import { stripTemplate, stripTracks } from './stack-boxes.ts'

const strip: Strip = [
  { columns: ['compose'], width: null, shares: null },
  { columns: ['a'], width: null, shares: null },
  { columns: ['b', 'c'], width: 480, shares: null },
]

const template = (folded: readonly string[], isStretched = true, anchor?: string | null) =>
  stripTemplate(stripTracks(strip, folded, anchor === undefined ? null : { anchor }), {
    isStretched,
    composers: ['compose'],
  })

test(
  'who has no width of their own shares the window, the composer with less',
  { tags: ['LOC-05'] },
  () => {
    expect(template([])).toBe(
      'minmax(300px, 400px) 6px minmax(330px, 400px) 6px 480px 6px minmax(0, 1fr)',
    )
  },
)

test(
  'without stretching they are all 350 px wide, but for the one that was dragged',
  { tags: ['LOC-05'] },
  () => {
    expect(template([], false)).toBe('350px 6px 350px 6px 480px 6px minmax(0, 1fr)')
  },
)

test(
  'a folded column is narrow; a stack keeps its width whoever is folded in it',
  { tags: ['BY-42'] },
  () => {
    expect(template(['a', 'b', 'c'], false)).toBe('350px 6px 44px 6px 480px 6px minmax(0, 1fr)')
  },
)

test.each([
  ['a', ['place', 'place', 'route', 'place']],
  ['b', ['place', 'place', 'place', 'route']],
  ['gone', ['place', 'place', 'place', 'route']],
  [null, ['place', 'place', 'place', 'route']],
])('opened from %s, the screen of the route stands so', { tags: ['COL-08'] }, (anchor, kinds) => {
  expect(stripTracks(strip, [], { anchor }).map(({ kind }) => kind)).toEqual(kinds)
})
