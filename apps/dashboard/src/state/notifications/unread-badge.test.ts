import { expect, test } from 'vitest'
import { notification } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import { changeLocalSettingAtom } from '../settings/local-settings.ts'
import { openNotificationsAtom } from './notifications-source.ts'
import { unreadNotificationsAtom } from './notifications.ts'
import { startCountingUnread, startIconBadge, startTitleCount } from './unread-badge.ts'
import { insertNotificationsAtom } from './update-notifications.ts'

function openUnread() {
  const opened = testSession()
  const { session, platform } = opened
  const { store, app } = session
  const stops = [startIconBadge(app), startCountingUnread(session), startTitleCount(app)]
  const place = (id: string) => store.set(insertNotificationsAtom, session, [notification({ id })])
  const setBadge = (isOn: boolean) =>
    app.set(changeLocalSettingAtom, ['notifications', 'favicon_badge'], isOn)
  return {
    ...opened,
    place,
    setBadge,
    getIconCounts: () => platform.iconCounts,
    stop: () => stops.at(1)?.(),
  }
}

test(
  'counts notifications that arrive before a column is open',
  { tags: ['NTF-12', 'NTF-23'] },
  () => {
    const { session, place } = openUnread()
    place('1')
    place('2')
    expect(session.store.get(unreadNotificationsAtom(session))).toBe(2)

    session.store.set(openNotificationsAtom, session, 'n')

    expect(session.store.get(unreadNotificationsAtom(session))).toBe(0)
  },
)

test('shows the count on the favicon only when it is enabled', { tags: ['NTF-24'] }, () => {
  const { session, place, setBadge, getIconCounts } = openUnread()
  place('1')
  expect(getIconCounts()).toEqual([])

  setBadge(true)
  place('2')
  expect(getIconCounts()).toEqual([1, 2])

  session.store.set(openNotificationsAtom, session, 'n')
  expect(getIconCounts()).toEqual([1, 2, 0])
})

test('removes the count when it is disabled or the account signs out', { tags: ['NTF-24'] }, () => {
  const { place, setBadge, getIconCounts, stop } = openUnread()
  place('1')
  setBadge(true)

  setBadge(false)
  expect(getIconCounts()).toEqual([1, 0])

  setBadge(true)
  stop()
  expect(getIconCounts()).toEqual([1, 0, 1, 0])
})

test(
  'shows the count in the page title with any favicon setting, and removes it once seen',
  { tags: ['NTF-13'] },
  () => {
    const { session, place, platform, stop } = openUnread()
    place('1')
    place('2')
    expect(platform.titleCounts).toEqual([1, 2])

    session.store.set(openNotificationsAtom, session, 'n')
    expect(platform.titleCounts).toEqual([1, 2, 0])
    stop()
    expect(platform.titleCounts).toEqual([1, 2, 0])
  },
)
