import { describe, expect, test } from 'vitest'
import { DEFAULT_POLL_LIMITS } from '../compose/index.ts'
import type { InstanceEntity } from '../entities/index.ts'
import { accountId } from '../entities/index.ts'
import { sampleCredentials } from '../testing/samples.ts'
import { buildInitialState, isOwn, isStaffRole, readInitialState, getServerLink } from './index.ts'

const instance: InstanceEntity = {
  domain: 'host.example',
  title: 'Host',
  version: '4.3.0',
  source_url: null,
  api_version: null,
  streaming_url: 'wss://streaming.host.example',
  max_characters: 3000,
  characters_reserved_per_url: 30,
  max_media_attachments: 4,
  rules: [],
  description_limit: 1500,
  image_size_limit: 10,
  video_size_limit: 20,
  supported_mime_types: ['image/png'],
  vapid_key: null,
  polls: { ...DEFAULT_POLL_LIMITS, max_options: 20 },
  invites_enabled: true,
}

const parts = {
  credentials: sampleCredentials(),
  instance,
  preferences: null,
  accessToken: 'T',
  domain: 'signed-in.example',
}

test(
  'builds the same record as a page from credentials, instance and preferences',
  { tags: ['SES-01'] },
  () => {
    const built = buildInitialState(parts)
    const read = readInitialState({ meta: { access_token: 'T', me: '1' } })

    expect(Object.keys(built.meta).toSorted()).toEqual(Object.keys(read?.meta ?? {}).toSorted())
    expect(built.account).toBe(parts.credentials)
  },
)

test(
  'uses the limits and URLs of the instance',
  { tags: ['SES-01', 'SES-09', 'SES-10', 'SES-11'] },
  () => {
    expect(buildInitialState(parts)).toMatchObject({
      meta: {
        domain: 'host.example',
        streaming_api_base_url: 'wss://streaming.host.example',
        version: '4.3.0',
        max_toot_chars: 3000,
        poll_limits: { ...DEFAULT_POLL_LIMITS, max_options: 20 },
        media_limits: {
          max_attachments: 4,
          description_limit: 1500,
          image_size_limit: 10,
          video_size_limit: 20,
        },
        characters_reserved_per_url: 30,
        invites_enabled: true,
        me: '1',
      },
      acceptContentTypes: ['image/png'],
    })
  },
)

test("uses the user's language, or English without one", { tags: ['SES-01', 'TIM-07'] }, () => {
  expect(buildInitialState({ ...parts, locale: 'de' }).meta.locale).toBe('de')
  expect(buildInitialState(parts).meta.locale).toBe('en')
})

test(
  'starts with an empty composer and accepts any file without an instance',
  { tags: ['SES-01'] },
  () => {
    expect(buildInitialState({ ...parts, instance: null })).toMatchObject({
      composeText: '',
      acceptContentTypes: [],
      settings: undefined,
    })
  },
)

test('uses defaults for values that no server sends', { tags: ['SES-07', 'SES-09'] }, () => {
  expect(buildInitialState({ ...parts, instance: null }).meta).toMatchObject({
    domain: 'signed-in.example',
    streaming_api_base_url: null,
    max_toot_chars: 500,
    characters_reserved_per_url: 23,
    unfollow_modal: true,
    boost_modal: false,
    favourite_modal: false,
    delete_modal: true,
  })
  const silent = { ...instance, max_characters: null, characters_reserved_per_url: null }
  expect(buildInitialState({ ...parts, instance: silent }).meta.max_toot_chars).toBe(500)
})

test(
  'uses the preferences for media, GIFs and post defaults',
  { tags: ['SES-05', 'SES-06', 'CMP-02'] },
  () => {
    const preferences = {
      'posting:default:visibility': 'unlisted',
      'posting:default:sensitive': true,
      'reading:expand:media': 'show_all',
      'reading:expand:spoilers': true,
      'reading:autoplay:gifs': true,
    }

    expect(buildInitialState({ ...parts, preferences }).meta).toMatchObject({
      default_privacy: 'unlisted',
      default_sensitive: true,
      display_media: 'show_all',
      expand_spoilers: true,
      auto_play_gif: true,
    })
  },
)

test('uses the defaults of the account without preferences', { tags: ['CMP-02'] }, () => {
  const source = {
    privacy: 'private',
    sensitive: true,
    note: '',
    follow_requests_count: 0,
  } as const
  const credentials = sampleCredentials({ source })

  expect(buildInitialState({ ...parts, credentials }).meta).toMatchObject({
    default_privacy: 'private',
    default_sensitive: true,
  })
})

describe('isStaffRole', () => {
  test.each([
    ['0', false],
    ['1', true],
    ['16', true],
    ['1024', true],
    ['65536', false],
    ['1040', true],
    ['18446744073709551616', false],
    ['18446744073709551617', true],
    ['', false],
    ['-1', false],
    ['0x1', false],
    [undefined, false],
  ])('checks the permissions %j: %s', { tags: ['SES-03'] }, (permissions, expected) => {
    expect(isStaffRole(permissions)).toBe(expected)
  })

  test('uses the role of the signed-in account', { tags: ['SES-03'] }, () => {
    const role = { id: '3', name: 'Owner', permissions: '1' }

    expect(
      buildInitialState({ ...parts, credentials: sampleCredentials({ role }) }).meta.is_staff,
    ).toBe(true)
    expect(buildInitialState(parts).meta.is_staff).toBe(false)
  })
})

test.each([
  ['/terms', 'https://s.example', 'https://s.example/terms'],
  ['/auth/sign_out', 'https://s.example/', 'https://s.example/auth/sign_out'],
  ['//about/more', 'https://s.example//', 'https://s.example/about/more'],
  ['about/more/', 'https://s.example', 'https://s.example/about/more/'],
  ['terms', 'http://localhost:4040', 'http://localhost:4040/terms'],
])('resolves the link %s at %s to %s', { tags: ['SES-17'] }, (path, origin, link) => {
  expect(getServerLink(path, origin)).toBe(link)
})

test('detects a status of the signed-in account', { tags: ['SES-02'] }, () => {
  expect(isOwn(accountId('1'), { account: accountId('1') })).toBe(true)
  expect(isOwn(accountId('1'), { account: accountId('2') })).toBe(false)
})
