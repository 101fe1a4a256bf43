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
import { streamingBase } from '@colonnade/api-client/streaming'
import { listOfRows, loadPage } from '@colonnade/domain/testing'
import { speakingInstance } from '../testing/speaking-instance.ts'

const { server, on } = speakingInstance()

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
  '%s has no %s: told as missing, and asked for no more',
  { tags: ['BY-01'] },
  async (dialect, name) => {
    const api = await on(dialect)
    const endpoint: Endpoint = endpoints[name]
    const ask = () => api.call(endpoint, { domain: 'eve.example', ids: ['1'], data: {} })

    await expect(ask()).rejects.toMatchObject({ kind: 'unsupported' })
    await expect(ask()).rejects.toMatchObject({ kind: 'unsupported', status: null })

    expect(endpoint.needs === null ? 'yes' : api.capabilities.of(endpoint.needs)).toBe('no')
  },
)

test(
  'favourites are turned by a date where that is what the link says, and end',
  { tags: ['API-12', 'API-51', 'BY-01'] },
  async () => {
    const api = await on('hollo')
    const ids = await server().instance.controls.say({ acct: 'noor', text: 'Like this', count: 5 })
    for (const id of ids) await server().instance.controls.favourite('mira', id)

    const seen: string[] = []
    let page = await api.page(getFavourites, { limit: 2 })
    for (let turns = 0; turns < 5; turns += 1) {
      seen.push(...page.items.map(({ id }) => id))
      if (page.next === null) break
      expect(page.next).toContain('before=')
      page = await api.follow(getFavourites, page.next)
    }

    expect(page.next).toBeNull()
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining([...ids]))
  },
)

test(
  'a refresh that is answered with the whole page adds what is new, once and without a gap',
  { tags: ['TL-13', 'BY-01'] },
  async () => {
    const api = await on('hollo')
    const before = await api.page(getHomeTimeline, { limit: 40 })
    const held = listOfRows(before.items.map(({ id }) => id))
    const [id = ''] = await server().instance.controls.say({ acct: 'noor', text: 'Something new' })
    const since = held.items[0] ?? null

    const page = await api.page(getHomeTimeline, { limit: 40, since_id: since ?? '' })
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
  'an error that is an object falls back to what the status means',
  { tags: ['ERR-03', 'BY-01'] },
  async () => {
    const api = await on('hollo')

    const asForm = { ...createList, sends: 'form' as const }
    const refused = api.call(asForm, { title: 'Neighbours' })

    await expect(refused).rejects.toMatchObject({ kind: 'response', title: '400' })
    await expect(refused).rejects.toMatchObject({ serverMessage: 'Bad Request' })
  },
)

test.each([
  ['hollo', 1],
  ['gotosocial', 2],
  ['snac', 2],
] as const)(
  'on %s a post with the same key twice makes %i',
  { tags: ['API-29', 'BY-01'] },
  async (dialect, made) => {
    const api = await on(dialect)
    const post = () =>
      api.call(
        createStatus,
        { status: `Twice on ${dialect}` },
        { idempotencyKey: `key-${dialect}` },
      )

    const ids = [(await post()).id, (await post()).id]

    expect(new Set(ids).size).toBe(made)
  },
)

test(
  'a server that announces wss:// where it speaks plain http is streamed from as it can',
  { tags: ['BY-01'] },
  async () => {
    const api = await on('gotosocial')

    const { streaming_url } = await api
      .call(getInstanceV2, {}, { hasTwin: true })
      .catch(() => api.call(getInstanceV1, {}))

    expect(streaming_url).toMatch(/^wss:/)
    expect(streamingBase(server().url, streaming_url)).toBe(server().url.replace('http', 'ws'))
  },
)
