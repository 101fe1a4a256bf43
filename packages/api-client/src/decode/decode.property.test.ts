import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  getBrokenRules,
  fuzz,
  isLinearTime,
  HOSTILE_UNITS,
  repeatUnit,
} from '@colonnade/domain/testing'
import { readSoftware } from '../capabilities/software.ts'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints/index.ts'
import boost from '../fixtures/gotosocial-boost.json'
import instance from '../fixtures/gotosocial-instance-v2.json'
import pushed from '../fixtures/gotosocial-stream-notification.json'
import status from '../fixtures/hollo-status.json'
import { ApiError, createResponseError } from '../http/api-error.ts'
import { findLink, LinkHeaderError, parseLinkHeader } from '../http/page.ts'
import { parseBody } from '../http/send.ts'
import { getErrorDetail } from '../oauth/detect-server.ts'
import { normaliseServer, SignInError } from '../oauth/normalise-server.ts'
import { parseFrame, toStreamEvent } from '../streaming/parse-event.ts'
import { buildSocketAddress, getStreamingBaseUrl } from '../streaming/socket-address.ts'
import { forgeJson, hostileJson } from '../testing/hostile-json.ts'
import { DecodeError, decodeFrom } from './fields.ts'

const SERVER = 'https://host.example'

/** The timeout of the long run with thousands of responses; a few hundred take a second. */
const LONG_RUN_MS = 300_000

const table: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints)

/** @returns undefined for an unusable response */
function tryDecode({ decode }: Endpoint, raw: unknown): unknown {
  try {
    return decodeFrom(SERVER, decode, raw)
  } catch (error) {
    if (error instanceof DecodeError) return undefined
    throw error
  }
}

/** The fields that a page loads, and those that it links to. */
const LOADED =
  /^(?:avatar|avatar_static|header|header_static|static_url|preview_url|remote_url|image)$/
const LINKED = /^(?:url|website|source_url)$/

function findFaults(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? findAddressFaults(name, inner) : findFaults(inner),
  )
}

function findAddressFaults(name: string, text: string): readonly string[] {
  if (text === '' || !(LOADED.test(name) || LINKED.test(name))) return []
  const url = URL.parse(text)
  return getBrokenRules({
    [`${name} is of the web: ${text}`]: /^https?:$/.test(url?.protocol ?? ''),
    [`${name} is whole: ${text}`]: URL.parse(text, 'https://deck.example/a')?.href === url?.href,
    [`${name} is everybody’s: ${text}`]:
      !LOADED.test(name) || !/^(?:127\.|192\.168\.|\[::1)/.test(url?.hostname ?? ''),
  })
}

describe('response decoder', () => {
  test(
    'decodes or rejects arbitrary JSON and returns only safe addresses',
    () => {
      const faultsOf = (raw: unknown) =>
        table.flatMap(([, endpoint]) => findFaults(tryDecode(endpoint, raw)))

      expect(() => fuzz(hostileJson, faultsOf)).not.toThrow()
    },
    LONG_RUN_MS,
  )

  test.each([
    ['a status', endpoints.getStatus, status],
    ['a boost', endpoints.getStatus, boost],
    ['an instance', endpoints.getInstanceV2, instance],
  ])(
    'decodes or rejects variants of %s and returns only safe addresses',
    (_what, endpoint, real) => {
      expect(() =>
        fuzz(forgeJson(real), (raw) => findFaults(tryDecode(endpoint, raw))),
      ).not.toThrow()
    },
  )

  test.each(table)('decodes or rejects any depth of nesting: %s', (_name, endpoint) => {
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
      tryDecode(endpoint, raw)
      tryDecode(endpoint, [raw])
    }
  })
})

describe('stream frame decoder', () => {
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
      .record({ event, payload: forgeJson(status).map((raw) => JSON.stringify(raw)) })
      .map((raw) => JSON.stringify(raw)),
    fc
      .record({
        event,
        payload: forgeJson(JSON.parse(pushed.payload)).map((raw) => JSON.stringify(raw)),
      })
      .map((raw) => JSON.stringify({ stream: ['user'], ...raw })),
    hostileJson,
  )

  test('decodes or ignores arbitrary frames and returns only safe addresses', () => {
    const faultsOf = (data: unknown) => {
      const read = parseFrame(data)
      return read === null ? [] : findFaults(toStreamEvent(read, SERVER))
    }

    expect(() => fuzz(frame, faultsOf)).not.toThrow()
  })
})

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a body': parseBody,
  'a frame': (text) => parseFrame(text),
  'a Link header': (text) => {
    try {
      return findLink(parseLinkHeader(text), 'next')
    } catch (error) {
      if (error instanceof LinkHeaderError) return null
      throw error
    }
  },
  'an error page': (text) =>
    getErrorDetail(createResponseError(new Response('', { status: 503 }), text)),
  'a typed server address': (text) => {
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
    return buildSocketAddress(getStreamingBaseUrl(SERVER, read.streaming_url), 'token', 'protocol')
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
  test('parses repeated input in linear time', () => {
    const slow = HOSTILE_UNITS.filter(
      (unit) =>
        !isLinearTime(repeatUnit(unit), read) ||
        !isLinearTime((length) => `1.${repeatUnit(unit)(length)}\n`, read),
    )

    expect(slow).toEqual([])
  })
})

test('limits the lists of a post', () => {
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

test('limits the message of an error to the length of an alert', () => {
  const error = createResponseError(new Response('', { status: 422 }), {
    error: 'x'.repeat(100_000),
  })

  expect(error).toBeInstanceOf(ApiError)
  expect(error.message.length).toBeLessThanOrEqual(1_000)
})
