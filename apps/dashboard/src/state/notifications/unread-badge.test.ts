import { expect, test } from 'vitest'
import { notification } from '../../testing/factories.ts'
import { testSession } from '../../testing/test-session.ts'
import { changeLocalSettingAtom } from '../settings/local-settings.ts'
import { openNotificationsAtom } from './notifications-source.ts'
import { unreadNotificationsAtom } from './notifications.ts'
import { placeNotificationsAtom } from './place-notifications.ts'
import { startCountingUnread, startIconBadge, startTitleCount } from './unread-badge.ts'

function unseen() {
  const opened = testSession()
  const { session, platform } = opened
  const { store, app } = session
  const stops = [startIconBadge(app), startCountingUnread(session), startTitleCount(app)]
  const place = (id: string) => store.set(placeNotificationsAtom, session, [notification({ id })])
  const setBadge = (isOn: boolean) =>
    app.set(changeLocalSettingAtom, ['notifications', 'favicon_badge'], isOn)
  return { ...opened, place, setBadge, drawn: () => platform.drawn, stop: () => stops.at(1)?.() }
}

test(
  'what comes in before any column shows it is counted, until one does',
  { tags: ['NTF-12', 'NTF-23'] },
  () => {
    const { session, place } = unseen()
    place('1')
    place('2')
    expect(session.store.get(unreadNotificationsAtom(session))).toBe(2)

    session.store.set(openNotificationsAtom, session, 'n')

    expect(session.store.get(unreadNotificationsAtom(session))).toBe(0)
  },
)

test('the page’s icon shows the count only where that is switched on', { tags: ['NTF-24'] }, () => {
  const { session, place, setBadge, drawn } = unseen()
  place('1')
  expect(drawn()).toEqual([])

  setBadge(true)
  place('2')
  expect(drawn()).toEqual([1, 2])

  session.store.set(openNotificationsAtom, session, 'n')
  expect(drawn()).toEqual([1, 2, 0])
})

test('switching it off, or signing out, takes the count away', { tags: ['NTF-24'] }, () => {
  const { place, setBadge, drawn, stop } = unseen()
  place('1')
  setBadge(true)

  setBadge(false)
  expect(drawn()).toEqual([1, 0])

  setBadge(true)
  stop()
  expect(drawn()).toEqual([1, 0, 1, 0])
})

test(
  'the page’s title has the count whatever the icon shows, and loses it once it is seen',
  { tags: ['NTF-13'] },
  () => {
    const { session, place, platform, stop } = unseen()
    place('1')
    place('2')
    expect(platform.titled).toEqual([1, 2])

    session.store.set(openNotificationsAtom, session, 'n')
    expect(platform.titled).toEqual([1, 2, 0])
    stop()
    expect(platform.titled).toEqual([1, 2, 0])
  },
)
