import { expect, test } from 'vitest'
import gotosocial from '../fixtures/gotosocial-instance-v2.json'
import hollo from '../fixtures/hollo-instance-v1.json'
import snac from '../fixtures/snac-instance-v1.json'
import { DecodeError } from './fields.ts'
import { decodeInstanceV1, decodeInstanceV2 } from './instance.ts'

test('decodes limits, streaming address and push key of v2', () => {
  expect(decodeInstanceV2(gotosocial)).toEqual({
    domain: 'localhost:18083',
    title: 'localhost:18083',
    version: '0.19.2',
    source_url: 'https://codeberg.org/superseriousbusiness/gotosocial',
    api_version: null,
    streaming_url: 'wss://localhost:18083',
    max_characters: 5000,
    characters_reserved_per_url: 25,
    max_media_attachments: 6,
    description_limit: 1500,
    image_size_limit: 41_943_040,
    video_size_limit: 41_943_040,
    supported_mime_types: ['image/jpeg', 'image/gif', 'image/webp'],
    vapid_key: gotosocial.configuration.vapid.public_key,
    invites_enabled: false,
    rules: [],
    polls: {
      max_options: 6,
      max_characters_per_option: 50,
      min_expiration: 300,
      max_expiration: 2_629_746,
    },
  })
})

test('uses one size limit for all files when there is none per type', () => {
  const old = { uri: 'https://old.example/', version: '2.7.2 (Pleroma 2.6.0)' }

  expect(decodeInstanceV1({ ...old, upload_limit: 16_000_000 })).toMatchObject({
    image_size_limit: 16_000_000,
    video_size_limit: 16_000_000,
  })
  expect(decodeInstanceV1({ ...old, upload_limit: 'much' }).image_size_limit).toBeNull()
})

test(
  'decodes the attachment limit that Pleroma sends beside its other limits',
  { tags: ['UPL-01'] },
  () => {
    const pleroma = {
      uri: 'https://old.example/',
      version: '2.7.2 (compatible; Pleroma 2.9.1)',
      max_media_attachments: 16,
    }

    expect(decodeInstanceV1(pleroma).max_media_attachments).toBe(16)
    expect(decodeInstanceV1({ ...pleroma, max_media_attachments: 'many' })).toMatchObject({
      max_media_attachments: null,
    })
  },
)

test(
  "uses Mastodon's defaults for missing poll limits and null without any",
  { tags: ['BY-05'] },
  () => {
    const polls = { max_options: 9, max_expiration: 60 }

    expect(decodeInstanceV2({ ...gotosocial, configuration: { polls } }).polls).toEqual({
      max_options: 9,
      max_characters_per_option: 50,
      min_expiration: 300,
      max_expiration: 60,
    })
    expect(decodeInstanceV2({ ...gotosocial, configuration: {} }).polls).toBeNull()
  },
)

test('decodes the same values from v1', () => {
  expect(decodeInstanceV1(snac)).toMatchObject({
    domain: 'localhost:18082',
    streaming_url: 'wss://localhost:18082',
    max_characters: 100_000,
    characters_reserved_per_url: 32,
    vapid_key: null,
  })
})

test('returns null without a streaming address', () => {
  expect(decodeInstanceV1(hollo).streaming_url).toBeNull()
})

test('falls back to the character limit of glitch-soc of 2019', () => {
  const old = { uri: 'https://old.example/', version: '2.7.1+glitch', max_toot_chars: 1024 }

  expect(decodeInstanceV1(old)).toMatchObject({ domain: 'old.example', max_characters: 1024 })
})

test('decodes the rules of a server without empty ones', () => {
  const rules = [
    { id: '1', text: ' Be kind. ', hint: '' },
    { id: 2, text: 'No spam' },
    { id: '3' },
    4,
  ]

  expect(decodeInstanceV2({ ...gotosocial, rules }).rules).toEqual([
    { id: '1', text: 'Be kind.' },
    { id: '2', text: 'No spam' },
  ])
  expect(decodeInstanceV2({ ...gotosocial, rules: 'none' }).rules).toEqual([])
})

test('accepts the empty version of a server that was built without one', () => {
  expect(decodeInstanceV2({ ...gotosocial, version: '' }).version).toBe('')
})

test('rejects a body without host or version', () => {
  expect(() => decodeInstanceV2({ domain: 'a.example', version: null })).toThrow(DecodeError)
  expect(() => decodeInstanceV2({ domain: 'a.example' })).toThrow(DecodeError)
  expect(() => decodeInstanceV1({ version: '1' })).toThrow(DecodeError)
  expect(() => decodeInstanceV1('<!doctype html>')).toThrow(DecodeError)
})
