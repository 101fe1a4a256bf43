import { expect, test } from 'vitest'
import { type ApiClient, readCapabilities } from '@colonnade/api-client'
import {
  deletePushSubscription,
  getNotifications,
  getStatus,
} from '@colonnade/api-client/endpoints'
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
} from '@colonnade/api-client/twins'
import { accountId, filterId, toStatusRecord } from '@colonnade/domain/entities'
import {
  compileFilters,
  type FilterDraft,
  matchStatus,
  NEW_FILTER,
} from '@colonnade/domain/filters'
import { rulesOfPhrases } from '@colonnade/domain/testing'
import { speakingInstance } from '../testing/speaking-instance.ts'
import { type DialectName, dialects } from './index.ts'

const { server, on } = speakingInstance()

const all = Object.keys(dialects) as DialectName[]
const unsupported = { kind: 'unsupported' }

/** Two that mira was told just now. */
async function twoNews(api: ApiClient) {
  const { controls } = server().instance
  const [id = ''] = await controls.say({ acct: 'mira', text: 'Something new' })
  await controls.favourite('noor', id)
  await controls.boost('noor', id)
  const told = await api.call(getNotifications, { limit: 2 })
  return told.map((notification) => notification.id)
}

test.each(['gotosocial', 'hollo', 'snac'] as const)(
  '%s can delete no single notifications, and that is known once it was tried',
  { tags: ['API-50', 'BY-01'] },
  async (dialect) => {
    const api = await on(dialect)
    const ids = await twoNews(api)

    await expect(deleteNotifications(api, ids)).rejects.toMatchObject(unsupported)

    const { of } = api.capabilities
    expect([of('bulkDismissal'), of('notificationDismissal')]).toEqual(['no', 'no'])
    const left = await api.call(getNotifications, { limit: 2 })
    expect(left.map(({ id }) => id)).toEqual(ids)
  },
)

test(
  'glitch-soc of 2019 deletes many notifications at once',
  { tags: ['API-50', 'BY-01'] },
  async () => {
    const api = await on('mastodon-2019')
    const ids = await twoNews(api)

    await deleteNotifications(api, ids)

    const left = await api.call(getNotifications, { limit: 40 })
    expect(left.filter(({ id }) => ids.includes(id))).toEqual([])
  },
)

test.each(all)(
  '%s groups no notifications: each is a group of its own',
  { tags: ['BY-01', 'BY-09'] },
  async (dialect) => {
    const api = await on(dialect)
    const ids = await twoNews(api)

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
  '%s is subscribed to by the token, and its alerts change',
  { tags: ['PSH-13', 'BY-01'] },
  async (dialect, tells) => {
    const api = await on(dialect)

    const made = await subscribePush(api, { subscription, alerts })
    const changed = await updatePush(api, {
      id: made.id,
      alerts: { ...alerts, follow: true },
      subscription,
    })

    expect([made.endpoint, made.alerts]).toEqual([subscription.endpoint, alerts])
    expect(changed.alerts).toEqual({ mention: true, follow: true })
    expect((await readPush(api))?.id ?? null).toBe(tells ? changed.id : null)
    await api.call(deletePushSubscription, {})
    expect(await readPush(api)).toBeNull()
  },
)

test('Hollo pushes nothing, and says so', { tags: ['PSH-13', 'BY-01'] }, async () => {
  const api = await on('hollo')

  expect(await readPush(api)).toBeNull()
  await expect(subscribePush(api, { subscription, alerts })).rejects.toMatchObject(unsupported)
  await expect(api.call(deletePushSubscription, {})).rejects.toMatchObject(unsupported)
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
  '%s keeps a filter, by its name or by its only word',
  { tags: ['API-55', 'BY-01'] },
  async (dialect, title) => {
    const api = await on(dialect)

    const [made] = await createFilter(api, games)

    expect(await readFilters(api)).toMatchObject([{ title, keywords: [{ keyword: 'goal' }] }])
    await deleteFilter(api, made!)
    expect(await readFilters(api)).toEqual([])
  },
)

test.each(['hollo', 'snac'] as const)(
  '%s has no filters, and none can be made',
  { tags: ['BY-01'] },
  async (dialect) => {
    const api = await on(dialect)

    expect(await readFilters(api)).toEqual([])
    await expect(createFilter(api, games)).rejects.toMatchObject(unsupported)
  },
)

test(
  'snac says of every post that nothing matched, which switches no filter off',
  { tags: ['FLT-13', 'BY-01'] },
  async () => {
    const api = await on('snac')
    api.capabilities.guess(readCapabilities(await readInstance(api)))
    const [id = ''] = await server().instance.controls.say({ acct: 'noor', text: 'What a goal' })
    const sent = await api.call(getStatus, { id })
    const filter = { id: filterId('1'), phrase: 'goal', context: ['home'], whole_word: true }

    const verdict = matchStatus({
      status: toStatusRecord(sent),
      original: null,
      me: accountId(await server().accountId('mira')),
      context: 'home',
      filters: compileFilters(rulesOfPhrases([{ ...filter, expires_at: null }]), 'home', 0),
      serverFilters: api.capabilities.of('serverFilters') === 'yes',
      now: 0,
    })

    expect(sent.filtered).toEqual([])
    expect(verdict).toEqual({ action: 'warn', titles: ['goal'] })
  },
)

test.each(all)('%s finds posts by their words', { tags: ['API-52', 'BY-01'] }, async (dialect) => {
  const api = await on(dialect)
  const [id] = await server().instance.controls.say({ acct: 'mira', text: `Found by ${dialect}` })

  const found = await search(api, { q: `found ${dialect}` })

  expect(found.statuses.map((status) => status.id)).toEqual([id])
})

test.each([
  ['gotosocial', 'conversations'],
  ['snac', 'conversations'],
  ['mastodon-2019', 'directTimeline'],
] as const)(
  '%s shows direct posts by its %s',
  { tags: ['API-44', 'BY-01'] },
  async (dialect, way) => {
    const api = await on(dialect)
    const [id] = await server().instance.controls.say({
      acct: 'noor',
      text: '@mira between us',
      draft: { visibility: 'direct' },
    })

    const { items } = await readDirect(api, { limit: 40 })

    expect(items[0]?.id).toBe(id)
    expect(api.capabilities.of(way)).toBe('yes')
  },
)

test('Hollo has neither, and says so', { tags: ['BY-01'] }, async () => {
  const api = await on('hollo')

  await expect(readDirect(api, {})).rejects.toMatchObject(unsupported)
})
