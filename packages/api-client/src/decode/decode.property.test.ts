import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { broken, fuzz, growsLinearly, HOSTILE_UNITS, repeated } from '@colonnade/domain/testing'
import { readSoftware } from '../capabilities/software.ts'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints/index.ts'
import boost from '../fixtures/gotosocial-boost.json'
import instance from '../fixtures/gotosocial-instance-v2.json'
import pushed from '../fixtures/gotosocial-stream-notification.json'
import status from '../fixtures/hollo-status.json'
import { ApiError, refusal } from '../http/api-error.ts'
import { findLink, LinkHeaderError, parseLinkHeader } from '../http/page.ts'
import { parseBody } from '../http/send.ts'
import { normaliseServer, SignInError } from '../oauth/normalise-server.ts'
import { detailOf } from '../oauth/recognise-server.ts'
import { parseFrame, toStreamEvent } from '../streaming/parse-event.ts'
import { socketAddress, streamingBase } from '../streaming/socket-address.ts'
import { forged, hostileJson } from '../testing/hostile-json.ts'
import { DecodeError, decodeFrom } from './fields.ts'

const SERVER = 'https://host.example'

/** Thousands of answers take their time; a few hundred take a second. */
const LONG_FORM_MS = 300_000

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)

/** @returns undefined for what is of no use */
function decoded({ decode }: Endpoint, raw: unknown): unknown {
  try {
    return decodeFrom(SERVER, decode, raw)
  } catch (error) {
    if (error instanceof DecodeError) return undefined
    throw error
  }
}

/** What a page loads or links to by the name of its field, of all that was decoded. */
const LOADED =
  /^(?:avatar|avatar_static|header|header_static|static_url|preview_url|remote_url|image)$/
const LINKED = /^(?:url|website|source_url)$/

function faultsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? faultsOfAddress(name, inner) : faultsIn(inner),
  )
}

function faultsOfAddress(name: string, text: string): readonly string[] {
  if (text === '' || !(LOADED.test(name) || LINKED.test(name))) return []
  const url = URL.parse(text)
  return broken({
    [`${name} is of the web: ${text}`]: /^https?:$/.test(url?.protocol ?? ''),
    [`${name} is whole: ${text}`]: URL.parse(text, 'https://deck.example/a')?.href === url?.href,
    [`${name} is everybody’s: ${text}`]:
      !LOADED.test(name) || !/^(?:127\.|192\.168\.|\[::1)/.test(url?.hostname ?? ''),
  })
}

describe('what a server answers', () => {
  test(
    'is read or of no use, whatever it is, and leads nowhere else',
    () => {
      const faultsOf = (raw: unknown) =>
        table.flatMap(([, endpoint]) => faultsIn(decoded(endpoint, raw)))

      expect(() => fuzz(hostileJson, faultsOf)).not.toThrow()
    },
    LONG_FORM_MS,
  )

  test.each([
    ['a status', endpoints.getStatus, status],
    ['a boost', endpoints.getStatus, boost],
    ['an instance', endpoints.getInstanceV2, instance],
  ])('is read or of no use where something of %s is forged', (_what, endpoint, real) => {
    expect(() => fuzz(forged(real), (raw) => faultsIn(decoded(endpoint, raw)))).not.toThrow()
  })

  test.each(table)('is read however deep it is nested, or of no use: %s', (_name, endpoint) => {
    for (const open of [
      '[',
      '{"reblog":',
      '{"quote":',
      '{"moved":',
      '{"account":',
      '{"id":"1","acct":"a","moved":',
    ]) {
      const close = open.startsWith('[') ? ']' : '}'
      const raw = parseBody(`${open.repeat(20_000)}1${close.repeat(20_000)}`)

      expect(typeof raw).toBe('object')
      decoded(endpoint, raw)
      decoded(endpoint, [raw])
    }
  })
})

describe('a frame of a stream', () => {
  const event = fc.constantFrom(
    'update',
    'status.update',
    'notification',
    'conversation',
    'delete',
    'filters_changed',
    'x',
  )
  const frame = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ stream: hostileJson, event, payload: hostileJson })
      .map((raw) => JSON.stringify(raw)),
    fc
      .record({ event, payload: forged(status).map((raw) => JSON.stringify(raw)) })
      .map((raw) => JSON.stringify(raw)),
    fc
      .record({
        event,
        payload: forged(JSON.parse(pushed.payload)).map((raw) => JSON.stringify(raw)),
      })
      .map((raw) => JSON.stringify({ stream: ['user'], ...raw })),
    hostileJson,
  )

  test('is told or passed over, whatever it is, and leads nowhere else', () => {
    const faultsOf = (data: unknown) => {
      const read = parseFrame(data)
      return read === null ? [] : faultsIn(toStreamEvent(read, SERVER))
    }

    expect(() => fuzz(frame, faultsOf)).not.toThrow()
  })
})

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a body': parseBody,
  'a frame': (text) => parseFrame(text),
  'a header of links': (text) => {
    try {
      return findLink(parseLinkHeader(text), 'next')
    } catch (error) {
      if (error instanceof LinkHeaderError) return null
      throw error
    }
  },
  'a page of an error': (text) => detailOf(refusal(new Response('', { status: 503 }), text)),
  'a server that is typed': (text) => {
    try {
      return normaliseServer(text, 'https://deck.example')
    } catch (error) {
      if (error instanceof SignInError) return null
      throw error
    }
  },
  'an instance': (text) => {
    const urls = { streaming: `wss://${text}` }
    const raw = {
      domain: `a${text}`,
      version: text,
      source_url: `https://${text}`,
      title: text,
      configuration: {
        urls,
        vapid: { public_key: text },
      },
    }
    const read = decodeFrom(SERVER, endpoints.getInstanceV2.decode, raw)
    readSoftware(read)
    return socketAddress(streamingBase(SERVER, read.streaming_url), 'token', 'protocol')
  },
  'a status': (text) =>
    decodeFrom(SERVER, endpoints.getStatus.decode, {
      id: text,
      content: text,
      spoiler_text: text,
      created_at: text,
      language: text,
      url: text,
      account: {
        id: text,
        acct: text,
        display_name: text,
        avatar: text,
        note: text,
      },
      media_attachments: [
        {
          id: '1',
          description: text,
          blurhash: text,
          url: text,
        },
      ],
      card: {
        url: `https://${text}`,
        title: text,
        html: text,
      },
      emoji_reaction: { name: text },
    }),
}

describe.each(Object.entries(READERS))('%s', (_name, read) => {
  test('is read in time that grows with its length, whatever is written again and again', () => {
    const slow = HOSTILE_UNITS.filter(
      (unit) =>
        !growsLinearly(repeated(unit), read) ||
        !growsLinearly((length) => `1.${repeated(unit)(length)}\n`, read),
    )

    expect(slow).toEqual([])
  })
})

test('keeps no more of a list in a post than a post can have', () => {
  const many = <Item>(item: Item) => Array.from({ length: 20_000 }, () => item)
  const emoji = { shortcode: 'x', url: `${SERVER}/x.png` }
  const read = decodeFrom(SERVER, endpoints.getStatus.decode, {
    id: '1',
    account: { id: '2', acct: 'ada', emojis: many(emoji), fields: many({ name: 'a', value: 'b' }) },
    emojis: many(emoji),
    tags: many({ name: 'tide', url: '' }),
    mentions: many({ id: '1', acct: 'ada' }),
    media_attachments: many({ id: '1', type: 'image' }),
    poll: { id: '1', options: many({ title: 'x' }) },
  })

  const { account, emojis, tags, mentions, media_attachments: media, poll } = read
  for (const list of [account.emojis, account.fields, emojis, tags, mentions, media, poll?.options])
    expect(list?.length).toBeLessThanOrEqual(500)
})

test('says no more of an error than an alert has room for', () => {
  const error = refusal(new Response('', { status: 422 }), { error: 'x'.repeat(100_000) })

  expect(error).toBeInstanceOf(ApiError)
  expect(error.message.length).toBeLessThanOrEqual(1_000)
})
