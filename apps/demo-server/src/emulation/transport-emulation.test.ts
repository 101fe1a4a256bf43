import { expect, test } from 'vitest'
import type { Endpoint } from '@colonnade/api-client'
import {
  createList,
  createStatus,
  endpoints,
  getFavourites,
  getHomeTimeline,
  getInstanceV1,
  getInstanceV2,
} from '@colonnade/api-client/endpoints'
import { getStreamingBaseUrl } from '@colonnade/api-client/streaming'
import { createListOfRows, loadPage } from '@colonnade/domain/testing'
import { startEmulatedInstance } from '../testing/emulated-instance.ts'

const { server, connect } = startEmulatedInstance()

const legacy = [
  'getDirectTimeline',
  'getEndorsements',
  'saveWebSettings',
  'blockDomain',
  'getDomainBlocks',
  'unblockDomain',
  'dismissNotifications',
] as const

test.each(
  (['gotosocial', 'hollo', 'snac'] as const).flatMap((dialect) =>
    legacy.map((name) => [dialect, name] as const),
  ),
)(
  '%s has no %s, which is reported as unsupported and not requested again',
  { tags: ['BY-01'] },
  async (dialect, name) => {
    const api = await connect(dialect)
    const endpoint: Endpoint = endpoints[name]
    const ask = () => api.request(endpoint, { domain: 'eve.example', ids: ['1'], data: {} })

    await expect(ask()).rejects.toMatchObject({ kind: 'unsupported' })
    await expect(ask()).rejects.toMatchObject({ kind: 'unsupported', status: null })

    expect(endpoint.needs === null ? 'yes' : api.capabilities.getSupport(endpoint.needs)).toBe('no')
  },
)

test(
  'pages through favourites by date when the link does so, up to the last page',
  { tags: ['API-12', 'API-51', 'BY-01'] },
  async () => {
    const api = await connect('hollo')
    const ids = await server().instance.controls.post({ acct: 'noor', text: 'Like this', count: 5 })
    for (const id of ids) await server().instance.controls.favourite('mira', id)

    const seen: string[] = []
    let page = await api.requestPage(getFavourites, { limit: 2 })
    for (let turns = 0; turns < 5; turns += 1) {
      seen.push(...page.items.map(({ id }) => id))
      if (page.next === null) break
      expect(page.next).toContain('before=')
      page = await api.requestLink(getFavourites, page.next)
    }

    expect(page.next).toBeNull()
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining([...ids]))
  },
)

test(
  'adds new posts once and without a gap when a refresh returns the whole page',
  { tags: ['TL-13', 'BY-01'] },
  async () => {
    const api = await connect('hollo')
    const before = await api.requestPage(getHomeTimeline, { limit: 40 })
    const held = createListOfRows(before.items.map(({ id }) => id))
    const [id = ''] = await server().instance.controls.post({ acct: 'noor', text: 'Something new' })
    const since = held.items[0] ?? null

    const page = await api.requestPage(getHomeTimeline, { limit: 40, since_id: since ?? '' })
    const merged = loadPage(
      held,
      { kind: 'newest' },
      {
        ids: page.items.map((status) => status.id),
        isPartial: page.isPartial,
        isFull: page.items.length >= 20,
      },
    )

    expect(page.items).toHaveLength(40)
    expect(merged.items).toEqual([id, ...held.items])
  },
)

test(
  'falls back to the status text for an error that is an object',
  { tags: ['ERR-03', 'BY-01'] },
  async () => {
    const api = await connect('hollo')

    const asForm = { ...createList, sends: 'form' as const }
    const refused = api.request(asForm, { title: 'Neighbours' })

    await expect(refused).rejects.toMatchObject({ kind: 'response', title: '400' })
    await expect(refused).rejects.toMatchObject({ serverMessage: 'Bad Request' })
  },
)

test.each([
  ['hollo', 1],
  ['gotosocial', 2],
  ['snac', 2],
] as const)(
  '%s: publishing twice with the same idempotency key creates %i',
  { tags: ['API-29', 'BY-01'] },
  async (dialect, made) => {
    const api = await connect(dialect)
    const post = () =>
      api.request(
        createStatus,
        { status: `Twice on ${dialect}` },
        { idempotencyKey: `key-${dialect}` },
      )

    const ids = [(await post()).id, (await post()).id]

    expect(new Set(ids).size).toBe(made)
  },
)

test(
  'streams over ws:// when a plain http server announces wss://',
  { tags: ['BY-01'] },
  async () => {
    const api = await connect('gotosocial')

    const { streaming_url } = await api
      .request(getInstanceV2, {}, { hasFallback: true })
      .catch(() => api.request(getInstanceV1, {}))

    expect(streaming_url).toMatch(/^wss:/)
    expect(getStreamingBaseUrl(server().url, streaming_url)).toBe(
      server().url.replace('http', 'ws'),
    )
  },
)
