import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleCredentials } from '../testing/samples.ts'
import { DEFAULT_META, readInitialState } from './index.ts'

const account = sampleCredentials()

const page = {
  meta: {
    access_token: 'T',
    domain: 'host.example',
    streaming_api_base_url: 'wss://host.example',
    locale: 'de',
    me: '1',
    is_staff: true,
    version: '4.3.0',
    mascot: 'https://host.example/m.png',
    search_enabled: true,
    invites_enabled: true,
    max_toot_chars: 1024,
    characters_reserved_per_url: 30,
    reduce_motion: true,
    auto_play_gif: true,
    display_media: 'hide_all',
    expand_spoilers: true,
    display_sensitive_media: false,
    unfollow_modal: false,
    boost_modal: true,
    favourite_modal: true,
    delete_modal: false,
  },
  compose: { me: '1', default_privacy: 'private', default_sensitive: true, text: 'shared' },
  accounts: { '1': account },
  media_attachments: {
    accept_content_types: ['.jpg', 'image/jpeg', 7],
    description_limit: 1500,
    image_size_limit: 10,
    video_size_limit: 'huge',
  },
  settings: { onboarded: true, columns: [] },
  poll_limits: { max_options: 5, max_option_chars: 100, min_expiration: 60, max_expiration: 900 },
  push_subscription: null,
}

const withMeta = (meta: object) =>
  readInitialState({ meta: { access_token: 'T', me: '1', ...meta } })

test(
  'reads the whole record of a page',
  { tags: ['SES-01', 'SES-02', 'SES-10', 'SES-11', 'SES-12'] },
  () => {
    const { display_sensitive_media: _old, ...meta } = page.meta

    expect(readInitialState(page)).toEqual({
      meta: {
        ...meta,
        poll_limits: {
          max_options: 5,
          max_characters_per_option: 100,
          min_expiration: 60,
          max_expiration: 900,
        },
        media_limits: {
          max_attachments: 4,
          description_limit: 1500,
          image_size_limit: 10,
          video_size_limit: null,
        },
        default_privacy: 'private',
        default_sensitive: true,
      },
      account,
      settings: page.settings,
      composeText: 'shared',
      acceptContentTypes: ['.jpg', 'image/jpeg'],
    })
  },
)

test(
  'allows every key except token and account id to be missing',
  { tags: ['SES-01', 'SES-07', 'SES-09', 'CMP-02', 'TIM-07'] },
  () => {
    const state = readInitialState({ meta: { access_token: 'T', me: '1' } }, 'host.example')

    expect(state).toEqual({
      meta: { ...DEFAULT_META, access_token: 'T', me: '1', domain: 'host.example' },
      account: null,
      settings: undefined,
      composeText: '',
      acceptContentTypes: [],
    })
    expect(withMeta({})?.meta.domain).toBe('')
    expect(state?.meta).toMatchObject({
      unfollow_modal: true,
      boost_modal: false,
      favourite_modal: false,
      delete_modal: true,
      max_toot_chars: 500,
      default_privacy: 'public',
      locale: 'en',
    })
  },
)

test('returns null without a token or an account', { tags: ['OVR-01'] }, () => {
  expect(readInitialState({ ...page, meta: { ...page.meta, access_token: undefined } })).toBeNull()
  expect(readInitialState({ meta: { access_token: 'T' } })).toBeNull()
  expect(readInitialState(undefined)).toBeNull()
})

test("finds the account id in the composer's defaults too", { tags: ['SES-02'] }, () => {
  const { me: _me, ...meta } = page.meta

  expect(readInitialState({ ...page, meta })?.meta.me).toBe('1')
})

describe('display_media', () => {
  test.each([
    [{ display_sensitive_media: true }, 'show_all'],
    [{}, 'default'],
    [{ display_media: 'hide_all' }, 'hide_all'],
    [{ display_media: 'show_all', display_sensitive_media: false }, 'show_all'],
    [{ display_media: 'default', display_sensitive_media: true }, 'default'],
    [{ display_media: 'sometimes' }, 'default'],
  ])('reads %j as %s', { tags: ['SES-06'] }, (meta, expected) => {
    expect(withMeta(meta)?.meta.display_media).toBe(expected)
  })
})

test.each([
  [1024, 1024],
  [0, 500],
  [-5, 500],
  [12.5, 500],
  ['1024', 500],
  [null, 500],
])('reads a post limit of %j as %i', { tags: ['SES-09'] }, (max_toot_chars, limit) => {
  expect(withMeta({ max_toot_chars })?.meta.max_toot_chars).toBe(limit)
})

test('drops a damaged account and keeps the session', { tags: ['SES-01'] }, () => {
  const { id: _id, ...nameless } = account
  const { acct: _acct, ...homeless } = account
  for (const damaged of [{ id: 1 }, nameless, homeless, 'text'])
    expect(readInitialState({ ...page, accounts: { '1': damaged } })?.account).toBeNull()
  expect(readInitialState({ ...page, accounts: null })?.account).toBeNull()
})

test('reads any JSON without throwing', { tags: ['SES-01'] }, () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.jsonValue(),
      fc.dictionary(
        fc.constantFrom('meta', 'compose', 'accounts', 'me', 'access_token', '1', '__proto__'),
        tie('tree'),
      ),
      fc.record({
        meta: fc.record({ access_token: fc.string(), me: fc.string(), x: tie('tree') }),
        accounts: tie('tree'),
      }),
    ),
  }))
  fc.assert(
    fc.property(tree, (raw) => {
      const state = readInitialState(raw)
      expect(state === null || state.meta.me.length > 0).toBe(true)
    }),
  )
})
