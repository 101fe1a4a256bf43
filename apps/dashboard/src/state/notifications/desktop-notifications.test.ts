import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFilter } from '@colonnade/api-client/compat'
import { createStatus } from '@colonnade/api-client/endpoints'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { NEW_FILTER } from '@colonnade/domain/filters'
import { account, notification, status } from '../../testing/factories.ts'
import { createInstanceSession } from '../../testing/instance-session.ts'
import { testSession } from '../../testing/test-session.ts'
import { filterRulesAtom } from '../filters/apply-filters.ts'
import { FIRST_FILTERS_MS, startSyncingFilters } from '../filters/fetch-filters.ts'
import { changeServerSettingAtom } from '../settings/server-settings.ts'
import { startStreaming } from '../streaming/connect.ts'
import { startDesktopNotifications } from './desktop-notifications.ts'
import { notificationsWindowAtom } from './notifications.ts'

const getTitle = (type: string, name: string) => `${type} by ${name}`

async function openSession() {
  const opened = testSession()
  const { session, platform } = opened
  const stop = startDesktopNotifications(session, getTitle)
  platform.sockets[0]?.open()
  const emitNotification = (type: string, id = '5') => {
    const from = account({ id: '8', display_name: 'Bo', avatar: 'https://far.example/bo.webp' })
    const about = status({ id: '9', content: '<p>a &amp; b</p>' })
    const entity = notification({ id, type, account: from, status: about })
    platform.sockets[0]?.emit(['user'], 'notification', entity)
  }
  return { ...opened, stop, emitNotification }
}

test(
  'plays the boop and shows a notification with title, text and avatar',
  { tags: ['NTF-18', 'NTF-19'] },
  async () => {
    const { platform, emitNotification } = await openSession()

    emitNotification('favourite')

    expect(platform.playedSounds).toEqual(['boop'])
    expect(platform.shownNotifications).toEqual([
      { title: 'favourite by Bo', body: 'a & b', icon: 'https://far.example/bo.webp', tag: '5' },
    ])
  },
)

test('plays and shows each type as its settings say', { tags: ['NTF-22'] }, async () => {
  const { session, platform, emitNotification } = await openSession()
  const set = (what: string, type: string) =>
    session.store.set(changeServerSettingAtom, session, ['notifications', what, type], false)
  set('sounds', 'follow')
  set('alerts', 'reblog')

  emitNotification('follow')
  emitNotification('reblog')

  expect(platform.playedSounds).toHaveLength(1)
  expect(platform.shownNotifications.map(({ title }) => title)).toEqual(['follow by Bo'])
})

test('plays no sound after it is stopped', async () => {
  const { platform, emitNotification, stop } = await openSession()

  stop()
  emitNotification('mention')

  expect(platform.playedSounds).toEqual([])
})

let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})

afterAll(() => server.close())

test(
  'plays a sound for a favourite but not for a filtered mention, on a real server',
  { tags: ['NTF-20', 'NTF-21'] },
  async () => {
    const { controls } = server.instance
    const { session, platform, relay } = await createInstanceSession(server, 'mira')
    await createFilter(session.api, {
      ...NEW_FILTER,
      title: 'Feet',
      context: ['notifications'],
      keywords: [{ id: null, keyword: 'foo', whole_word: false }],
    })
    const stops = [startSyncingFilters(session), startDesktopNotifications(session, getTitle)]
    stops.push(startStreaming(session))
    platform.sockets[0]?.open()
    await platform.clock.advance(FIRST_FILTERS_MS)
    await expect.poll(() => session.store.get(filterRulesAtom(session)).phrases).toHaveLength(1)
    const pass = await relay()
    const listed = () => session.store.get(notificationsWindowAtom(session)).items

    await controls.post({ acct: 'noor', text: '@mira FOO again' })
    await pass()
    platform.renderFrame()
    expect(listed()).toHaveLength(1)
    expect(platform.playedSounds).toEqual([])
    expect(platform.shownNotifications).toEqual([])

    const { id: own } = await session.api.request(createStatus, { status: 'my foo' })
    await controls.favourite('noor', own)
    await controls.post({ acct: 'noor', text: '@mira something else' })
    await pass()
    expect(platform.playedSounds).toEqual(['boop', 'boop'])
    expect(platform.shownNotifications.map(({ title }) => title)).toEqual([
      'favourite by Noor',
      'mention by Noor',
    ])
    for (const stop of stops) stop()
  },
)
