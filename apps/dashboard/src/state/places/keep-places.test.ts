import { expect, test, vi } from 'vitest'
import type { Place } from '@colonnade/domain/places'
import { accountStorageKey } from '../../lib/account-storage.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { removeColumnAtom } from '../columns/arrange-columns.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import {
  notePlaceMoved,
  PLACE_DELAY_MS,
  placeOf,
  startKeepingPlaces,
  watchPlace,
} from './keep-places.ts'

const at = (id: string): Place => ({
  ids: [id],
  above: [],
  offset: 3,
  isTop: false,
  seen: null,
  at: 1_000,
})

function keeping(storage = fakePlatform({ fetch }).storage) {
  const opened = testSession({ columns: [column('a', 'HOME'), column('b', 'HOME')], storage })
  const { session } = opened
  const stop = startKeepingPlaces(session)
  const write = vi.spyOn(storage, 'write')
  const kept = () => {
    const text = storage.read(accountStorageKey(session.key, 'places')) ?? '{}'
    return Object.keys((JSON.parse(text) as { places?: object }).places ?? {})
  }
  return { ...opened, storage, stop, write, kept }
}

test(
  'however often a reader moves, the place is measured and written once a second',
  { tags: ['BY-31'] },
  async () => {
    const { session, platform, write } = keeping()
    const gauge = vi.fn<() => Place>(() => at('9'))
    watchPlace(session, 'a', 'home', gauge)

    for (let frame = 0; frame < 60; frame += 1) {
      notePlaceMoved(session, 'a')
      await platform.clock.advance(16)
    }
    expect(gauge).not.toHaveBeenCalled()
    await platform.clock.advance(PLACE_DELAY_MS)

    expect(gauge).toHaveBeenCalledTimes(1)
    expect(write).toHaveBeenCalledTimes(1)
  },
)

test(
  'when the page hides, every place is written at once, moved or not',
  { tags: ['BY-31'] },
  () => {
    const { session, platform, kept } = keeping()
    watchPlace(session, 'a', 'home', () => at('9'))
    watchPlace(session, 'b', 'home', () => at('7'))

    platform.setHidden(true)

    expect(kept()).toEqual(['a home', 'b home'])
  },
)

test(
  'a later start finds what an earlier one wrote, by column and by what it showed',
  { tags: ['BY-31'] },
  () => {
    const { session, platform, storage } = keeping()
    watchPlace(session, 'a', 'home', () => at('9'))
    platform.setHidden(true)

    const later = keeping(storage)

    expect(placeOf(later.session, 'a', 'home')).toEqual(at('9'))
    expect(placeOf(later.session, 'a', 'public')).toBeNull()
    expect(placeOf(later.session, 'b', 'home')).toBeNull()
  },
)

test(
  'a deck that was never saved has new columns at each start: they take the places of the old',
  { tags: ['BY-31'] },
  () => {
    const { session, platform, storage } = keeping()
    watchPlace(session, 'of-yesterday', 'home', () => at('9'))
    watchPlace(session, 'b', 'public', () => at('7'))
    platform.setHidden(true)

    const later = keeping(storage)

    expect(placeOf(later.session, 'a', 'home')).toEqual(at('9'))
    expect(placeOf(later.session, 'a', 'public')).toBeNull()
  },
)

test(
  'a column that leaves the screen is measured once more before it goes',
  { tags: ['BY-31'] },
  async () => {
    const { session, platform, kept } = keeping()
    const leave = watchPlace(session, 'a', 'home', () => at('9'))

    leave()

    expect(placeOf(session, 'a', 'home')).toEqual(at('9'))
    await platform.clock.advance(PLACE_DELAY_MS)
    expect(kept()).toEqual(['a home'])
  },
)

test('a list that draws nothing leaves the place as it was', () => {
  const { session, platform } = keeping()
  watchPlace(session, 'a', 'home', () => at('9'))()
  watchPlace(session, 'a', 'home', () => null)

  platform.setHidden(true)

  expect(placeOf(session, 'a', 'home')).toEqual(at('9'))
})

test('another tab of the same account keeps its places beside these', () => {
  const { session, platform, storage, kept } = keeping()
  const other = keeping(storage)
  watchPlace(session, 'a', 'home', () => at('9'))
  watchPlace(other.session, 'b', 'home', () => at('7'))

  platform.setHidden(true)
  other.platform.setHidden(true)

  expect(kept()).toEqual(['a home', 'b home'])
})

test('a place goes with its column, and an undone removal finds it again', () => {
  const { session, platform, kept } = keeping()
  const stop = startWatchingColumns(session)
  const leave = watchPlace(session, 'a', 'home', () => at('9'))
  platform.setHidden(true)

  session.app.set(removeColumnAtom, 'a')
  leave()
  platform.setHidden(true)

  expect(kept()).toEqual([])
  watchPlace(session, 'a', 'home', () => null)
  expect(placeOf(session, 'a', 'home')).toEqual(at('9'))
  stop()
})

test('after the end nothing is written: signing out has forgotten the account', async () => {
  const { session, platform, stop, write } = keeping()
  const leave = watchPlace(session, 'a', 'home', () => at('9'))
  notePlaceMoved(session, 'a')

  stop()
  leave()
  platform.setHidden(true)
  await platform.clock.advance(PLACE_DELAY_MS)

  expect(write).not.toHaveBeenCalled()
})
