import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStatus } from '@colonnade/api-client/endpoints'
import { createFilter } from '@colonnade/api-client/twins'
import { startTestInstance, type TestInstance } from '@colonnade/demo-server/testing'
import { NEW_FILTER } from '@colonnade/domain/filters'
import { account, notification, status } from '../../testing/factories.ts'
import { instanceSession } from '../../testing/instance-session.ts'
import { testSession } from '../../testing/test-session.ts'
import { FIRST_FILTERS_MS, startFollowingFilters } from '../filters/filters.ts'
import { filterRulesAtom } from '../filters/own-filters.ts'
import { changeServerSettingAtom } from '../settings/server-settings.ts'
import { startStreaming } from '../streaming/connect.ts'
import { startAnnouncing } from './announce.ts'
import { notificationsWindowAtom } from './notifications.ts'

const titleOf = (type: string, name: string) => `${type} by ${name}`

async function announcing() {
  const opened = testSession()
  const { session, platform } = opened
  const stop = startAnnouncing(session, titleOf)
  platform.sockets[0]?.open()
  const tell = (type: string, id = '5') => {
    const from = account({ id: '8', display_name: 'Bo', avatar: 'https://far.example/bo.webp' })
    const about = status({ id: '9', content: '<p>a &amp; b</p>' })
    const told = notification({ id, type, account: from, status: about })
    platform.sockets[0]?.tell(['user'], 'notification', told)
  }
  return { ...opened, stop, tell }
}

test(
  'what comes in is heard as boop and shown with who, what and whose picture',
  { tags: ['NTF-18', 'NTF-19'] },
  async () => {
    const { platform, tell } = await announcing()

    tell('favourite')

    expect(platform.played).toEqual(['boop'])
    expect(platform.noticed).toEqual([
      { title: 'favourite by Bo', body: 'a & b', icon: 'https://far.example/bo.webp', tag: '5' },
    ])
  },
)

test('each kind is heard and shown as it is set', { tags: ['NTF-22'] }, async () => {
  const { session, platform, tell } = await announcing()
  const set = (what: string, type: string) =>
    session.store.set(changeServerSettingAtom, session, ['notifications', what, type], false)
  set('sounds', 'follow')
  set('alerts', 'reblog')

  tell('follow')
  tell('reblog')

  expect(platform.played).toHaveLength(1)
  expect(platform.noticed.map(({ title }) => title)).toEqual(['follow by Bo'])
})

test('after the end nothing is heard', async () => {
  const { platform, tell, stop } = await announcing()

  stop()
  tell('mention')

  expect(platform.played).toEqual([])
})

let server: TestInstance

beforeAll(async () => {
  server = await startTestInstance()
})

afterAll(() => server.close())

test(
  'on a real server a mention that a filter matches is listed without a sound, a favourite is heard',
  { tags: ['NTF-20', 'NTF-21'] },
  async () => {
    const { controls } = server.instance
    const { session, platform, relay } = await instanceSession(server, 'mira')
    await createFilter(session.api, {
      ...NEW_FILTER,
      title: 'Feet',
      context: ['notifications'],
      keywords: [{ id: null, keyword: 'foo', whole_word: false }],
    })
    const stops = [startFollowingFilters(session), startAnnouncing(session, titleOf)]
    stops.push(startStreaming(session))
    platform.sockets[0]?.open()
    await platform.clock.advance(FIRST_FILTERS_MS)
    await expect.poll(() => session.store.get(filterRulesAtom(session)).phrases).toHaveLength(1)
    const pass = await relay()
    const listed = () => session.store.get(notificationsWindowAtom(session)).items

    await controls.say({ acct: 'noor', text: '@mira FOO again' })
    await pass()
    platform.paint()
    expect(listed()).toHaveLength(1)
    expect(platform.played).toEqual([])
    expect(platform.noticed).toEqual([])

    const { id: own } = await session.api.call(createStatus, { status: 'my foo' })
    await controls.favourite('noor', own)
    await controls.say({ acct: 'noor', text: '@mira something else' })
    await pass()
    expect(platform.played).toEqual(['boop', 'boop'])
    expect(platform.noticed.map(({ title }) => title)).toEqual([
      'favourite by Noor',
      'mention by Noor',
    ])
    for (const stop of stops) stop()
  },
)
