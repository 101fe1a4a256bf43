import { expect, test } from 'vitest'
import { type ApiClient, readCapabilities } from '@colonnade/api-client'
import {
  createFilter,
  deleteFilter,
  deleteNotifications,
  readDirect,
  readFilters,
  readInstance,
  readNotificationGroups,
  readPush,
  search,
  subscribePush,
  updatePush,
} from '@colonnade/api-client/compat'
import {
  deletePushSubscription,
  getNotifications,
  getStatus,
} from '@colonnade/api-client/endpoints'
import { accountId, filterId, toStatusRecord } from '@colonnade/domain/entities'
import {
  compileFilters,
  type FilterDraft,
  matchStatus,
  NEW_FILTER,
} from '@colonnade/domain/filters'
import { createPhraseRules } from '@colonnade/domain/testing'
import { startEmulatedInstance } from '../testing/emulated-instance.ts'
import { type EmulationName, emulations } from './index.ts'

const { server, connect } = startEmulatedInstance()

const all = Object.keys(emulations) as EmulationName[]
const unsupported = { kind: 'unsupported' }

async function createTwoNotifications(api: ApiClient) {
  const { controls } = server().instance
  const [id = ''] = await controls.post({ acct: 'mira', text: 'Something new' })
  await controls.favourite('noor', id)
  await controls.boost('noor', id)
  const notifications = await api.request(getNotifications, { limit: 2 })
  return notifications.map((notification) => notification.id)
}

test.each(['gotosocial', 'hollo', 'snac'] as const)(
  '%s cannot delete single notifications, which is remembered after the first try',
  { tags: ['API-50', 'BY-01'] },
  async (dialect) => {
    const api = await connect(dialect)
    const ids = await createTwoNotifications(api)

    await expect(deleteNotifications(api, ids)).rejects.toMatchObject(unsupported)

    const { getSupport } = api.capabilities
    expect([getSupport('bulkDismissal'), getSupport('notificationDismissal')]).toEqual(['no', 'no'])
    const left = await api.request(getNotifications, { limit: 2 })
    expect(left.map(({ id }) => id)).toEqual(ids)
  },
)

test(
  'deletes many notifications at once on glitch-soc of 2019',
  { tags: ['API-50', 'BY-01'] },
  async () => {
    const api = await connect('mastodon-2019')
    const ids = await createTwoNotifications(api)

    await deleteNotifications(api, ids)

    const left = await api.request(getNotifications, { limit: 40 })
    expect(left.filter(({ id }) => ids.includes(id))).toEqual([])
  },
)

test.each(all)(
  'falls back to ungrouped notifications on %s',
  { tags: ['BY-01', 'BY-09'] },
  async (dialect) => {
    const api = await connect(dialect)
    const ids = await createTwoNotifications(api)

    const { items } = await readNotificationGroups(api, { limit: 2 })

    expect(items).toMatchObject(
      ids.map((id) => ({ notifications_count: 1, most_recent_notification_id: id })),
    )
  },
)

const subscription = { endpoint: 'https://push.example/mira', keys: { p256dh: 'BP', auth: 'A' } }
const alerts = { mention: true, follow: false }

test.each([
  ['gotosocial', true],
  ['mastodon-2019', true],
  ['snac', false],
] as const)(
  'subscribes to %s with the access token and changes the alerts',
  { tags: ['PSH-13', 'BY-01'] },
  async (dialect, isReadable) => {
    const api = await connect(dialect)

    const made = await subscribePush(api, { subscription, alerts })
    const changed = await updatePush(api, {
      id: made.id,
      alerts: { ...alerts, follow: true },
      subscription,
    })

    expect([made.endpoint, made.alerts]).toEqual([subscription.endpoint, alerts])
    expect(changed.alerts).toEqual({ mention: true, follow: true })
    expect((await readPush(api))?.id ?? null).toBe(isReadable ? changed.id : null)
    await api.request(deletePushSubscription, {})
    expect(await readPush(api)).toBeNull()
  },
)

test('reports that Hollo does not support push', { tags: ['PSH-13', 'BY-01'] }, async () => {
  const api = await connect('hollo')

  expect(await readPush(api)).toBeNull()
  await expect(subscribePush(api, { subscription, alerts })).rejects.toMatchObject(unsupported)
  await expect(api.request(deletePushSubscription, {})).rejects.toMatchObject(unsupported)
})

const games: FilterDraft = {
  ...NEW_FILTER,
  title: 'Games',
  context: ['home'],
  keywords: [{ id: null, keyword: 'goal', whole_word: true }],
}

test.each([
  ['gotosocial', 'Games'],
  ['mastodon-2019', 'goal'],
] as const)(
  '%s stores a filter under its title or its only keyword',
  { tags: ['API-55', 'BY-01'] },
  async (dialect, title) => {
    const api = await connect(dialect)

    const [made] = await createFilter(api, games)

    expect(await readFilters(api)).toMatchObject([{ title, keywords: [{ keyword: 'goal' }] }])
    await deleteFilter(api, made!)
    expect(await readFilters(api)).toEqual([])
  },
)

test.each(['hollo', 'snac'] as const)(
  'reports that %s does not support filters',
  { tags: ['BY-01'] },
  async (dialect) => {
    const api = await connect(dialect)

    expect(await readFilters(api)).toEqual([])
    await expect(createFilter(api, games)).rejects.toMatchObject(unsupported)
  },
)

test(
  "keeps the client's filters active on snac, which returns no matches for any post",
  { tags: ['FLT-13', 'BY-01'] },
  async () => {
    const api = await connect('snac')
    api.capabilities.guess(await readCapabilities(await readInstance(api)))
    const [id = ''] = await server().instance.controls.post({ acct: 'noor', text: 'What a goal' })
    const sent = await api.request(getStatus, { id })
    const filter = { id: filterId('1'), phrase: 'goal', context: ['home'], whole_word: true }

    const verdict = matchStatus({
      status: toStatusRecord(sent),
      original: null,
      me: accountId(await server().accountId('mira')),
      context: 'home',
      filters: compileFilters(createPhraseRules([{ ...filter, expires_at: null }]), 'home', 0),
      serverFilters: api.capabilities.getSupport('serverFilters') === 'yes',
      now: 0,
    })

    expect(sent.filtered).toEqual([])
    expect(verdict).toEqual({ action: 'warn', titles: ['goal'] })
  },
)

test.each(all)(
  'finds posts by their text on %s',
  { tags: ['API-52', 'BY-01'] },
  async (dialect) => {
    const api = await connect(dialect)
    const [id] = await server().instance.controls.post({
      acct: 'mira',
      text: `Found by ${dialect}`,
    })

    const found = await search(api, { q: `found ${dialect}` })

    expect(found.statuses.map((status) => status.id)).toEqual([id])
  },
)

test.each([
  ['gotosocial', 'conversations'],
  ['snac', 'conversations'],
  ['mastodon-2019', 'directTimeline'],
] as const)(
  'loads direct posts from %s through its %s',
  { tags: ['API-44', 'BY-01'] },
  async (dialect, way) => {
    const api = await connect(dialect)
    const [id] = await server().instance.controls.post({
      acct: 'noor',
      text: '@mira between us',
      draft: { visibility: 'direct' },
    })

    const { items } = await readDirect(api, { limit: 40 })

    expect(items[0]?.id).toBe(id)
    expect(api.capabilities.getSupport(way)).toBe('yes')
  },
)

test('reports that Hollo supports neither', { tags: ['BY-01'] }, async () => {
  const api = await connect('hollo')

  await expect(readDirect(api, {})).rejects.toMatchObject(unsupported)
})
