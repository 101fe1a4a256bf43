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
import { listOfRows, loadPage } from '@colonnade/domain/testing'
import { speakingInstance } from '../testing/speaking-instance.ts'
import { type DialectName, dialects } from './index.ts'

const { server, on } = speakingInstance()

const mira = async () => server().accountId('mira')
const post = { status: 'A word', visibility: 'private' } as const

test.each(Object.keys(dialects) as DialectName[])(
  '%s: home, a post and a profile work by its answers',
  { tags: ['BY-01'] },
  async (dialect) => {
    const api = await on(dialect)

    const { id } = await api.call(createStatus, { ...post, status: `Said in ${dialect}` })
    const home = await api.page(getHomeTimeline, { limit: 40 })
    const own = await api.page(getAccountStatuses, { id: await mira(), limit: 40 })

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
  '%s tells its own limits',
  { tags: ['BY-01', 'SES-09'] },
  async (dialect, streaming, length, url, media) => {
    const api = await on(dialect)

    const instance = await api
      .call(getInstanceV2, {}, { hasTwin: true })
      .catch(() => api.call(getInstanceV1, {}))

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
  'a post goes as JSON, since a form would become public on Hollo',
  { tags: ['API-02', 'BY-01'] },
  async () => {
    const api = await on('hollo')

    const sent = await api.call(createStatus, { ...post, visibility: 'direct', sensitive: true })

    expect(await api.call(getStatus, { id: sent.id })).toMatchObject({
      visibility: 'direct',
      sensitive: true,
    })
  },
)

test(
  'a list is made and filled where only JSON is read',
  { tags: ['API-38', 'API-42', 'BY-01'] },
  async () => {
    const api = await on('hollo')

    const list = await api.call(createList, { title: 'Neighbours' })
    const noor = await server().accountId('noor')
    await api.call(followAccount, { id: noor }).catch(() => undefined)

    await expect(api.call(addListAccounts, { id: list.id, account_ids: [noor] })).resolves.toBe(
      undefined,
    )
  },
)

test(
  'pages are turned by the link as it stands, whatever it pages by',
  { tags: ['API-12', 'BY-01'] },
  async () => {
    const api = await on('hollo')
    const { controls } = server().instance
    const [id = ''] = await controls.say({ acct: 'mira', text: 'Like me' })
    await controls.favourite('noor', id)
    await controls.favourite('ada@harbour.example', id)
    await controls.boost('noor', id)

    const first = await api.page(getNotifications, { limit: 2 })
    const second = await api.follow(getNotifications, first.next ?? '')

    expect(first.next).toContain('older_than=')
    expect(first.prev).toBeNull()
    const ids = [...first.items, ...second.items].map((notification) => notification.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(second.items.length).toBeGreaterThan(0)
  },
)

test('an id with slashes is one part of a path', { tags: ['BY-01'] }, async () => {
  const api = await on('hollo')
  const { items } = await api.page(getNotifications, { limit: 1 })
  const id = items[0]?.id ?? ''

  const read = await api.call(getNotification, { id })

  expect(id.split('/')).toHaveLength(3)
  expect(read.id).toBe(id)
})

test('items that come twice are held once', { tags: ['TL-13', 'BY-01'] }, async () => {
  const api = await on('gotosocial')
  const [since = ''] = await server().instance.controls.say({ acct: 'mira', text: 'Before' })
  await server().instance.controls.say({ acct: 'mira', text: 'After', count: 3 })

  const { items } = await api.page(getHomeTimeline, { since_id: since, limit: 40 })
  const held = loadPage(
    listOfRows([statusId(since)]),
    { kind: 'newest' },
    { ids: items.map(({ id }) => id) },
  )

  expect(items).toHaveLength(6)
  expect(held.items).toHaveLength(4)
})

test('forty are asked for, since small pages may come empty', { tags: ['BY-01'] }, async () => {
  const api = await on('gotosocial')

  const small = await api.page(getPublicTimeline, { limit: 10 })
  const whole = await api.page(getPublicTimeline, { limit: 40 })

  expect([small.items.length, small.next]).toEqual([0, null])
  expect(whole.items.length).toBeGreaterThan(0)
})

test.each(['gotosocial', 'hollo', 'snac'] as const)(
  '%s ignores media only and extra tags, so the client applies them again',
  { tags: ['TL-20', 'TL-21', 'BY-01'] },
  async (dialect) => {
    const api = await on(dialect)
    await server().instance.controls.say({ acct: 'mira', text: 'No picture #tea #milk' })

    const media = await api.page(getPublicTimeline, { only_media: true, limit: 40 })
    const tagged = await api.page(getTagTimeline, { tag: 'tea', none: ['milk'], limit: 40 })

    expect(media.items.some((status) => status.media_attachments.length === 0)).toBe(true)
    expect(tagged.items.some((status) => status.tags.some(({ name }) => name === 'milk'))).toBe(
      true,
    )
  },
)

test('an un-boost may be answered as if nothing had been done', { tags: ['BY-01'] }, async () => {
  const api = await on('gotosocial')
  const [id = ''] = await server().instance.controls.say({ acct: 'noor', text: 'Boost me' })
  await api.call(reblogStatus, { id })

  const answer = await api.call(unreblogStatus, { id })
  const truth = await api.call(getStatus, { id })

  expect([answer.reblogged, truth.reblogged]).toEqual([true, false])
})

test(
  'of several relationships snac tells the first, without who blocks',
  { tags: ['BY-01'] },
  async () => {
    const api = await on('snac')
    const ids = [await server().accountId('noor'), await server().accountId('bo@harbour.example')]

    const told = await api.call(getRelationships, { id: ids })

    expect(told.map(({ id }) => id)).toEqual([accountId(ids[0] ?? '')])
    expect(told[0]?.blocked_by).toBe(false)
  },
)

test(
  'errors without a body fall back to what the status means',
  { tags: ['ERR-03', 'BY-01'] },
  async () => {
    const api = await on('snac')

    const lost = api.call(getStatus, { id: '404404' })

    await expect(lost).rejects.toMatchObject({
      kind: 'response',
      status: 404,
      serverMessage: 'Not Found',
    })
  },
)

test(
  'a status that was favourited keeps every field where a server leaves some out',
  { tags: ['BY-01'] },
  async () => {
    const api = await on('hollo')
    const [id = ''] = await server().instance.controls.say({ acct: 'noor', text: 'Plain' })

    const status = await api.call(favouriteStatus, { id })

    expect(status).toMatchObject({
      id: statusId(id),
      favourited: true,
      edited_at: null,
      in_reply_to_account_id: null,
    })
  },
)
