type Field = readonly [title: string, patch: Readonly<Record<string, unknown>>]

const LONG = 'x'.repeat(1_000_000)
const NO_VALUES = [null, 0, '', true, [], {}, 'x', [null], [[]]] as const
const FIELDS = ['media_attachments', 'mentions', 'tags', 'emojis', 'poll', 'card'] as const

const createAuthorPatch = (rest: Readonly<Record<string, unknown>>) => ({
  account: { id: '1', username: 'ada', acct: 'ada', ...rest },
})
const createMediaPatch = (rest: Readonly<Record<string, unknown>>) => ({
  media_attachments: [
    { id: '1', type: 'image', url: '/none.png', preview_url: '/none.png', ...rest },
  ],
})
const createPollPatch = (rest: Readonly<Record<string, unknown>>) => ({
  poll: { id: '1', options: [{ title: 'a' }], ...rest },
})
const createCardPatch = (rest: Readonly<Record<string, unknown>>) => ({
  card: { url: 'https://a.example', ...rest },
})

/** Fields that are missing, of another type, out of range or endless. */
export const HOSTILE_FIELDS: readonly Field[] = [
  ...FIELDS.flatMap((field) =>
    NO_VALUES.map(
      (value) => [`${field} that are ${JSON.stringify(value)}`, { [field]: value }] as const,
    ),
  ),
  ['no content', { content: null }],
  ['content that is a number', { content: 7 }],
  ['a time that is none', { created_at: 'yesterday', edited_at: {} }],
  ['a time before all times', { created_at: '-271821-04-20T00:00:00Z' }],
  ['counts that are none', { replies_count: -1, reblogs_count: 1e300, favourites_count: 'many' }],
  ['an address that runs', { url: 'javascript:window.pwned=1' }],
  ['a language that is none', { language: '\u202e', content: '<p>x</p>' }],
  ['an unknown visibility', { visibility: 'everyone' }],
  ['an audience that is an object', { visibility: {} }],
  ['a warning without an end', { spoiler_text: LONG }],
  ['a warning of new lines', { spoiler_text: '\n'.repeat(4000) }],
  ['a warning of markup', { spoiler_text: '<img src=x onerror=window.pwned=1>' }],
  ['a name without an end', createAuthorPatch({ display_name: LONG })],
  ['a name of marks', createAuthorPatch({ display_name: `z${'\u0301'.repeat(400)}`.repeat(9) })],
  ['a name that turns', createAuthorPatch({ display_name: '\u202eada' })],
  ['a name of markup', createAuthorPatch({ display_name: '<script>window.pwned=1</script>' })],
  ['a name of new lines', createAuthorPatch({ display_name: '\n\u2028'.repeat(300) })],
  ['no name at all', createAuthorPatch({ display_name: null, username: null })],
  [
    'a portrait that runs',
    createAuthorPatch({ avatar: 'javascript:window.pwned=1', avatar_static: 'data:text/html,x' }),
  ],
  ['a picture without meta', createMediaPatch({ meta: null })],
  [
    'a picture with a focus out of range',
    createMediaPatch({ meta: { focus: { x: 99, y: -1e300 } } }),
  ],
  ['a picture with a focus of words', createMediaPatch({ meta: { focus: { x: 'left', y: {} } } })],
  [
    'a picture a million times as tall as wide',
    createMediaPatch({ meta: { original: { width: 1, height: 1e6 } } }),
  ],
  ['a picture of no size', createMediaPatch({ meta: { original: { width: 0, height: -1 } } })],
  ['a picture without an address', createMediaPatch({ url: null, preview_url: null })],
  [
    'a picture that runs',
    createMediaPatch({ url: 'javascript:window.pwned=1', preview_url: 'data:image/svg+xml,<svg>' }),
  ],
  ['a picture with a broken hash', createMediaPatch({ blurhash: '~~~~' })],
  ['a picture with a hash without an end', createMediaPatch({ blurhash: LONG })],
  ['a picture described without an end', createMediaPatch({ description: LONG })],
  ['a film without an address', createMediaPatch({ type: 'video', url: null })],
  [
    'a loop of no size',
    createMediaPatch({ type: 'gifv', meta: { original: { width: 0, height: 0 } } }),
  ],
  ['a sound', createMediaPatch({ type: 'audio', meta: {} })],
  ['an unknown media type', createMediaPatch({ type: 'hologram' })],
  [
    'a thousand pictures with one id',
    { media_attachments: Array(1000).fill({ id: '1', type: 'image', url: '/none.png' }) },
  ],
  [
    'a hundred files with one id',
    { media_attachments: Array(100).fill({ id: '1', type: 'unknown', url: '/none.bin' }) },
  ],
  [
    'a poll of one thousand',
    createPollPatch({ options: Array(1000).fill({ title: 'a', votes_count: 1 }) }),
  ],
  ['a poll of long answers', createPollPatch({ options: Array(4).fill({ title: LONG }) })],
  [
    'a poll with votes that cannot be',
    createPollPatch({ votes_count: -5, own_votes: [99, -1, 'x'], voted: true }),
  ],
  ['a poll of nothing', createPollPatch({ options: [null, {}, 7] })],
  ['a poll that ends never', createPollPatch({ expires_at: 'never', expired: 'no' })],
  ['a card that runs', createCardPatch({ url: 'javascript:window.pwned=1' })],
  [
    'a card without an end',
    createCardPatch({ title: LONG, description: LONG, provider_name: LONG }),
  ],
  [
    'a card with a page',
    createCardPatch({ html: '<iframe src="https://evil.example"></iframe>', type: 'rich' }),
  ],
  [
    'an emoji that runs',
    { content: ':x:', emojis: [{ shortcode: 'x', url: 'javascript:window.pwned=1' }] },
  ],
]
