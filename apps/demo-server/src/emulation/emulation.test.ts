import { expect, test } from 'vitest'
import {
  addListAccounts,
  createList,
  createStatus,
  favouriteStatus,
  followAccount,
  getAccountStatuses,
  getHomeTimeline,
  getInstanceV1,
  getInstanceV2,
  getNotification,
  getNotifications,
  getPublicTimeline,
  getRelationships,
  getStatus,
  getTagTimeline,
  reblogStatus,
  unreblogStatus,
} from '@colonnade/api-client/endpoints'
import { accountId, statusId } from '@colonnade/domain/entities'
import { createListOfRows, loadPage } from '@colonnade/domain/testing'
import { startEmulatedInstance } from '../testing/emulated-instance.ts'
import { type EmulationName, emulations } from './index.ts'

const { server, connect } = startEmulatedInstance()

const getMiraId = async () => server().accountId('mira')
const post = { status: 'A word', visibility: 'private' } as const

test.each(Object.keys(emulations) as EmulationName[])(
  '%s: loads the home timeline, publishes a post and loads a profile',
  { tags: ['BY-01'] },
  async (dialect) => {
    const api = await connect(dialect)

    const { id } = await api.request(createStatus, { ...post, status: `Said in ${dialect}` })
    const home = await api.requestPage(getHomeTimeline, { limit: 40 })
    const own = await api.requestPage(getAccountStatuses, { id: await getMiraId(), limit: 40 })

    expect(home.items[0]).toMatchObject({ id, visibility: 'private' })
    expect(own.items.map((status) => status.id)).toContain(id)
  },
)

test.each([
  ['gotosocial', 'wss://', 5000, 25, 6],
  ['hollo', null, 10_000, 256, 8],
  ['snac', 'wss://', 100_000, 32, 4],
  ['mastodon-2019', null, 500, 23, 4],
] as const)(
  '%s returns its own limits',
  { tags: ['BY-01', 'SES-09'] },
  async (dialect, streaming, length, url, media) => {
    const api = await connect(dialect)

    const instance = await api
      .request(getInstanceV2, {}, { hasFallback: true })
      .catch(() => api.request(getInstanceV1, {}))

    expect(instance).toMatchObject({
      max_characters: length,
      characters_reserved_per_url: url,
      max_media_attachments: media,
    })
    expect(instance.streaming_url?.startsWith('wss://') ?? null).toBe(
      streaming === null ? null : true,
    )
  },
)

test(
  'sends a post as JSON, because Hollo would publish a form as a public post',
  { tags: ['API-02', 'BY-01'] },
  async () => {
    const api = await connect('hollo')

    const sent = await api.request(createStatus, { ...post, visibility: 'direct', sensitive: true })

    expect(await api.request(getStatus, { id: sent.id })).toMatchObject({
      visibility: 'direct',
      sensitive: true,
    })
  },
)

test(
  'creates and fills a list on a server that reads only JSON',
  { tags: ['API-38', 'API-42', 'BY-01'] },
  async () => {
    const api = await connect('hollo')

    const list = await api.request(createList, { title: 'Neighbours' })
    const noor = await server().accountId('noor')
    await api.request(followAccount, { id: noor }).catch(() => undefined)

    await expect(api.request(addListAccounts, { id: list.id, account_ids: [noor] })).resolves.toBe(
      undefined,
    )
  },
)

test(
  'follows the link to the next page whatever parameter it uses',
  { tags: ['API-12', 'BY-01'] },
  async () => {
    const api = await connect('hollo')
    const { controls } = server().instance
    const [id = ''] = await controls.post({ acct: 'mira', text: 'Like me' })
    await controls.favourite('noor', id)
    await controls.favourite('ada@harbour.example', id)
    await controls.boost('noor', id)

    const first = await api.requestPage(getNotifications, { limit: 2 })
    const second = await api.requestLink(getNotifications, first.next ?? '')

    expect(first.next).toContain('older_than=')
    expect(first.prev).toBeNull()
    const ids = [...first.items, ...second.items].map((notification) => notification.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(second.items.length).toBeGreaterThan(0)
  },
)

test('encodes an id with slashes as one path segment', { tags: ['BY-01'] }, async () => {
  const api = await connect('hollo')
  const { items } = await api.requestPage(getNotifications, { limit: 1 })
  const id = items[0]?.id ?? ''

  const read = await api.request(getNotification, { id })

  expect(id.split('/')).toHaveLength(3)
  expect(read.id).toBe(id)
})

test('removes duplicate items', { tags: ['TL-13', 'BY-01'] }, async () => {
  const api = await connect('gotosocial')
  const [since = ''] = await server().instance.controls.post({ acct: 'mira', text: 'Before' })
  await server().instance.controls.post({ acct: 'mira', text: 'After', count: 3 })

  const { items } = await api.requestPage(getHomeTimeline, { since_id: since, limit: 40 })
  const held = loadPage(
    createListOfRows([statusId(since)]),
    { kind: 'newest' },
    { ids: items.map(({ id }) => id) },
  )

  expect(items).toHaveLength(6)
  expect(held.items).toHaveLength(4)
})

test('requests pages of 40, because small pages may be empty', { tags: ['BY-01'] }, async () => {
  const api = await connect('gotosocial')

  const small = await api.requestPage(getPublicTimeline, { limit: 10 })
  const whole = await api.requestPage(getPublicTimeline, { limit: 40 })

  expect([small.items.length, small.next]).toEqual([0, null])
  expect(whole.items.length).toBeGreaterThan(0)
})

test.each(['gotosocial', 'hollo', 'snac'] as const)(
  '%s ignores only_media and extra tags, so the client has to filter',
  { tags: ['TL-20', 'TL-21', 'BY-01'] },
  async (dialect) => {
    const api = await connect(dialect)
    await server().instance.controls.post({ acct: 'mira', text: 'No picture #tea #milk' })

    const media = await api.requestPage(getPublicTimeline, { only_media: true, limit: 40 })
    const tagged = await api.requestPage(getTagTimeline, { tag: 'tea', none: ['milk'], limit: 40 })

    expect(media.items.some((status) => status.media_attachments.length === 0)).toBe(true)
    expect(tagged.items.some((status) => status.tags.some(({ name }) => name === 'milk'))).toBe(
      true,
    )
  },
)

test(
  'returns an outdated post when a boost is undone, as GoToSocial does',
  { tags: ['BY-01'] },
  async () => {
    const api = await connect('gotosocial')
    const [id = ''] = await server().instance.controls.post({ acct: 'noor', text: 'Boost me' })
    await api.request(reblogStatus, { id })

    const answer = await api.request(unreblogStatus, { id })
    const truth = await api.request(getStatus, { id })

    expect([answer.reblogged, truth.reblogged]).toEqual([true, false])
  },
)

test(
  'returns only the first of several relationships, without blocked_by, as snac does',
  { tags: ['BY-01'] },
  async () => {
    const api = await connect('snac')
    const ids = [await server().accountId('noor'), await server().accountId('bo@harbour.example')]

    const relationships = await api.request(getRelationships, { id: ids })

    expect(relationships.map(({ id }) => id)).toEqual([accountId(ids[0] ?? '')])
    expect(relationships[0]?.blocked_by).toBe(false)
  },
)

test(
  'falls back to the status text for errors without a body',
  { tags: ['ERR-03', 'BY-01'] },
  async () => {
    const api = await connect('snac')

    const lost = api.request(getStatus, { id: '404404' })

    await expect(lost).rejects.toMatchObject({
      kind: 'response',
      status: 404,
      serverMessage: 'Not Found',
    })
  },
)

test(
  'keeps every field of a favourited post when the server omits some',
  { tags: ['BY-01'] },
  async () => {
    const api = await connect('hollo')
    const [id = ''] = await server().instance.controls.post({ acct: 'noor', text: 'Plain' })

    const status = await api.request(favouriteStatus, { id })

    expect(status).toMatchObject({
      id: statusId(id),
      favourited: true,
      edited_at: null,
      in_reply_to_account_id: null,
    })
  },
)
