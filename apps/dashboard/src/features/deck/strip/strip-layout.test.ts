import { expect, test } from 'vitest'
import type { Strip } from '@colonnade/domain/workspaces'
import { getGridTemplate, getStripTracks } from './strip-layout.ts'

const strip: Strip = [
  { columns: ['compose'], width: null, shares: null },
  { columns: ['a'], width: null, shares: null },
  { columns: ['b', 'c'], width: 480, shares: null },
]

const getTemplate = (folded: readonly string[], isStretched = true, anchor?: string | null) =>
  getGridTemplate(getStripTracks(strip, folded, anchor === undefined ? null : { anchor }), {
    isStretched,
    composers: ['compose'],
  })

test(
  'shares the window between columns without a saved width, with less for the composer',
  { tags: ['LOC-05'] },
  () => {
    expect(getTemplate([])).toBe(
      'minmax(300px, 400px) 6px minmax(330px, 400px) 6px 480px 6px minmax(0, 1fr)',
    )
  },
)

test(
  'makes columns 350 px wide without stretching, except a resized one',
  { tags: ['LOC-05'] },
  () => {
    expect(getTemplate([], false)).toBe('350px 6px 350px 6px 480px 6px minmax(0, 1fr)')
  },
)

test(
  'makes a collapsed column narrow, and keeps the width of a stack with collapsed columns',
  { tags: ['BY-42'] },
  () => {
    expect(getTemplate(['a', 'b', 'c'], false)).toBe('350px 6px 44px 6px 480px 6px minmax(0, 1fr)')
  },
)

test.each([
  ['a', ['place', 'place', 'route', 'place']],
  ['b', ['place', 'place', 'place', 'route']],
  ['gone', ['place', 'place', 'place', 'route']],
  [null, ['place', 'place', 'place', 'route']],
])("places the route's column after %s", { tags: ['COL-08'] }, (anchor, kinds) => {
  expect(getStripTracks(strip, [], { anchor }).map(({ kind }) => kind)).toEqual(kinds)
})
