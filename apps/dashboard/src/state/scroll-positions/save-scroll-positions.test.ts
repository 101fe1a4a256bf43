import { expect, test, vi } from 'vitest'
import type { ScrollPosition } from '@colonnade/domain/scroll-positions'
import { getAccountStorageKey } from '../../lib/account-storage.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { removeColumnAtom } from '../columns/arrange-columns.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import {
  scheduleSavePosition,
  getScrollPosition,
  watchScrollPosition,
} from './save-scroll-positions.ts'
import {
  POSITION_SAVE_DELAY_MS,
  saveScrollPositions,
  startSavingScrollPositions,
} from './write-scroll-positions.ts'

const createPosition = (id: string): ScrollPosition => ({
  ids: [id],
  above: [],
  offset: 3,
  isTop: false,
  seen: null,
  at: 1_000,
})

function createSaver(storage = fakePlatform({ fetch }).storage) {
  const opened = testSession({ columns: [column('a', 'HOME'), column('b', 'HOME')], storage })
  const { session } = opened
  const stop = startSavingScrollPositions(session)
  const write = vi.spyOn(storage, 'write')
  const getSaved = () => {
    const text = storage.read(getAccountStorageKey(session.key, 'places')) ?? '{}'
    return Object.keys((JSON.parse(text) as { places?: object }).places ?? {})
  }
  return { ...opened, storage, stop, write, getSaved }
}

test(
  'measures and saves the scroll position once a second, regardless of how often it changes',
  { tags: ['BY-31'] },
  async () => {
    const { session, platform, write } = createSaver()
    const measure = vi.fn<() => ScrollPosition>(() => createPosition('9'))
    watchScrollPosition(session, 'a', 'home', measure)

    for (let frame = 0; frame < 60; frame += 1) {
      scheduleSavePosition(session, 'a')
      await platform.clock.advance(16)
    }
    expect(measure).not.toHaveBeenCalled()
    await platform.clock.advance(POSITION_SAVE_DELAY_MS)

    expect(measure).toHaveBeenCalledTimes(1)
    expect(write).toHaveBeenCalledTimes(1)
  },
)

test(
  'saves all positions immediately when the page is hidden, scrolled or not',
  { tags: ['BY-31'] },
  () => {
    const { session, platform, getSaved } = createSaver()
    watchScrollPosition(session, 'a', 'home', () => createPosition('9'))
    watchScrollPosition(session, 'b', 'home', () => createPosition('7'))

    platform.setHidden(true)

    expect(getSaved()).toEqual(['a home', 'b home'])
  },
)

test('restores positions of an earlier start by column and list', { tags: ['BY-31'] }, () => {
  const { session, platform, storage } = createSaver()
  watchScrollPosition(session, 'a', 'home', () => createPosition('9'))
  platform.setHidden(true)

  const later = createSaver(storage)

  expect(getScrollPosition(later.session, 'a', 'home')).toEqual(createPosition('9'))
  expect(getScrollPosition(later.session, 'a', 'public')).toBeNull()
  expect(getScrollPosition(later.session, 'b', 'home')).toBeNull()
})

test(
  'uses the positions of removed columns for a default deck, which has new columns at each start',
  { tags: ['BY-31'] },
  () => {
    const { session, platform, storage } = createSaver()
    watchScrollPosition(session, 'of-yesterday', 'home', () => createPosition('9'))
    watchScrollPosition(session, 'b', 'public', () => createPosition('7'))
    platform.setHidden(true)

    const later = createSaver(storage)

    expect(getScrollPosition(later.session, 'a', 'home')).toEqual(createPosition('9'))
    expect(getScrollPosition(later.session, 'a', 'public')).toBeNull()
  },
)

test('measures a column once more before it is closed', { tags: ['BY-31'] }, async () => {
  const { session, platform, getSaved } = createSaver()
  const leave = watchScrollPosition(session, 'a', 'home', () => createPosition('9'))

  leave()

  expect(getScrollPosition(session, 'a', 'home')).toEqual(createPosition('9'))
  await platform.clock.advance(POSITION_SAVE_DELAY_MS)
  expect(getSaved()).toEqual(['a home'])
})

test('keeps the position of a list without rendered rows', () => {
  const { session, platform } = createSaver()
  watchScrollPosition(session, 'a', 'home', () => createPosition('9'))()
  watchScrollPosition(session, 'a', 'home', () => null)

  platform.setHidden(true)

  expect(getScrollPosition(session, 'a', 'home')).toEqual(createPosition('9'))
})

test('keeps the positions that another tab of the account has saved', () => {
  const { session, platform, storage, getSaved } = createSaver()
  const other = createSaver(storage)
  watchScrollPosition(session, 'a', 'home', () => createPosition('9'))
  watchScrollPosition(other.session, 'b', 'home', () => createPosition('7'))

  platform.setHidden(true)
  other.platform.setHidden(true)

  expect(getSaved()).toEqual(['a home', 'b home'])
})

test('removes a position with its column and restores it when the removal is undone', () => {
  const { session, platform, getSaved } = createSaver()
  const stop = startWatchingColumns(session)
  const leave = watchScrollPosition(session, 'a', 'home', () => createPosition('9'))
  platform.setHidden(true)

  session.app.set(removeColumnAtom, 'a')
  leave()
  platform.setHidden(true)

  expect(getSaved()).toEqual([])
  watchScrollPosition(session, 'a', 'home', () => null)
  expect(getScrollPosition(session, 'a', 'home')).toEqual(createPosition('9'))
  stop()
})

test("saves no position after it is stopped, because signing out removes the account's data", async () => {
  const { session, platform, stop, write } = createSaver()
  const leave = watchScrollPosition(session, 'a', 'home', () => createPosition('9'))
  scheduleSavePosition(session, 'a')

  stop()
  saveScrollPositions(session)
  leave()
  platform.setHidden(true)
  await platform.clock.advance(POSITION_SAVE_DELAY_MS)

  expect(write).not.toHaveBeenCalled()
})
