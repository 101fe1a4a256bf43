type Field = readonly [title: string, patch: Readonly<Record<string, unknown>>]

const LONG = 'x'.repeat(1_000_000)
const NO_VALUES = [null, 0, '', true, [], {}, 'x', [null], [[]]] as const
const FIELDS = ['media_attachments', 'mentions', 'tags', 'emojis', 'poll', 'card'] as const

const author = (rest: Readonly<Record<string, unknown>>) => ({
  account: { id: '1', username: 'ada', acct: 'ada', ...rest },
})
const media = (rest: Readonly<Record<string, unknown>>) => ({
  media_attachments: [
    { id: '1', type: 'image', url: '/none.png', preview_url: '/none.png', ...rest },
  ],
})
const poll = (rest: Readonly<Record<string, unknown>>) => ({
  poll: { id: '1', options: [{ title: 'a' }], ...rest },
})
const card = (rest: Readonly<Record<string, unknown>>) => ({
  card: { url: 'https://a.example', ...rest },
})

/** Fields that are missing, of another kind, out of range or without an end. */
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
  ['a visibility that nobody knows', { visibility: 'everyone' }],
  ['an audience that is an object', { visibility: {} }],
  ['a warning without an end', { spoiler_text: LONG }],
  ['a warning of new lines', { spoiler_text: '\n'.repeat(4000) }],
  ['a warning of markup', { spoiler_text: '<img src=x onerror=window.pwned=1>' }],
  ['a name without an end', author({ display_name: LONG })],
  ['a name of marks', author({ display_name: `z${'\u0301'.repeat(400)}`.repeat(9) })],
  ['a name that turns', author({ display_name: '\u202eada' })],
  ['a name of markup', author({ display_name: '<script>window.pwned=1</script>' })],
  ['a name of new lines', author({ display_name: '\n\u2028'.repeat(300) })],
  ['no name at all', author({ display_name: null, username: null })],
  [
    'a portrait that runs',
    author({ avatar: 'javascript:window.pwned=1', avatar_static: 'data:text/html,x' }),
  ],
  ['a picture without meta', media({ meta: null })],
  ['a picture with a focus out of range', media({ meta: { focus: { x: 99, y: -1e300 } } })],
  ['a picture with a focus of words', media({ meta: { focus: { x: 'left', y: {} } } })],
  [
    'a picture a million times as tall as wide',
    media({ meta: { original: { width: 1, height: 1e6 } } }),
  ],
  ['a picture of no size', media({ meta: { original: { width: 0, height: -1 } } })],
  ['a picture without an address', media({ url: null, preview_url: null })],
  [
    'a picture that runs',
    media({ url: 'javascript:window.pwned=1', preview_url: 'data:image/svg+xml,<svg>' }),
  ],
  ['a picture with a broken hash', media({ blurhash: '~~~~' })],
  ['a picture with a hash without an end', media({ blurhash: LONG })],
  ['a picture described without an end', media({ description: LONG })],
  ['a film without an address', media({ type: 'video', url: null })],
  ['a loop of no size', media({ type: 'gifv', meta: { original: { width: 0, height: 0 } } })],
  ['a sound', media({ type: 'audio', meta: {} })],
  ['a kind that nobody knows', media({ type: 'hologram' })],
  [
    'a thousand pictures with one id',
    { media_attachments: Array(1000).fill({ id: '1', type: 'image', url: '/none.png' }) },
  ],
  [
    'a hundred files with one id',
    { media_attachments: Array(100).fill({ id: '1', type: 'unknown', url: '/none.bin' }) },
  ],
  ['a poll of one thousand', poll({ options: Array(1000).fill({ title: 'a', votes_count: 1 }) })],
  ['a poll of long answers', poll({ options: Array(4).fill({ title: LONG }) })],
  [
    'a poll with votes that cannot be',
    poll({ votes_count: -5, own_votes: [99, -1, 'x'], voted: true }),
  ],
  ['a poll of nothing', poll({ options: [null, {}, 7] })],
  ['a poll that ends never', poll({ expires_at: 'never', expired: 'no' })],
  ['a card that runs', card({ url: 'javascript:window.pwned=1' })],
  ['a card without an end', card({ title: LONG, description: LONG, provider_name: LONG })],
  [
    'a card with a page',
    card({ html: '<iframe src="https://evil.example"></iframe>', type: 'rich' }),
  ],
  [
    'an emoji that runs',
    { content: ':x:', emojis: [{ shortcode: 'x', url: 'javascript:window.pwned=1' }] },
  ],
]
