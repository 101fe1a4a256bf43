import fc from 'fast-check'

/** Field names of entities. */
const NAMES =
  'id uri url acct username account accounts status statuses reblog quote quoted_status state quote_id pleroma avatar avatar_static header emojis shortcode static_url emoji emoji_url media_attachments preview_url remote_url type meta original small focus x y width height duration card image html mentions tags name hashtags history day poll options title votes_count own_votes fields value moved source role permissions filtered filter keywords keyword context content created_at edited_at expires_at visibility error version domain configuration urls streaming streaming_api rules text notification_groups sample_account_ids most_recent_notification_id last_status unread ancestors descendants home last_read_id client_id client_secret access_token endpoint keys alerts __proto__ constructor toString length'.split(
    ' ',
  )

const ADDRESSES = [
  'https://files.example/a.png',
  '/auth/sign_out',
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://host.example/1',
  'http://127.0.0.1:8080/x',
  'https://192.168.1.1/x',
  'http://[::1]/x',
  'http://2130706433/',
  'https:x',
  'https://[',
  'wss://127.0.0.1/',
]

const fieldValue = fc.oneof(
  fc.constantFrom(...ADDRESSES),
  fc.constantFrom(
    '1',
    '',
    'image',
    'public',
    'accepted',
    'mention',
    'card',
    '2026-11-25T10:00:00Z',
  ),
  fc.constantFrom(1, 0, -1, 1e300, Number.NaN, null, undefined, true, false),
  fc.string({ maxLength: 8 }),
)

const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fieldValue,
    fc.array(tie('json'), { maxLength: 4 }),
    fc
      .array(fc.tuple(fc.constantFrom(...NAMES), tie('json')), { maxLength: 12 })
      // Parsed from text, because a JSON key is an own property even when all objects inherit one of that name.
      .map((entries) => JSON.parse(`{${entries.map(serialiseEntry).join(',')}}`) as unknown),
  ),
}))

const serialiseEntry = ([name, inner]: readonly [string, unknown]) =>
  `${JSON.stringify(name)}:${JSON.stringify(inner ?? null)}`

/** Arbitrary JSON that a hostile or broken server may send. */
export const hostileJson: fc.Arbitrary<unknown> = json

/** Generates variants of a real response in which some values are replaced. */
export const forgeJson = (real: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(fc.tuple(fc.array(fc.nat({ max: 40 }), { minLength: 1, maxLength: 5 }), json), {
      minLength: 1,
      maxLength: 6,
    })
    .map((changes) =>
      changes.reduce<unknown>(
        (changed, [path, other]) => replaceAtPath(changed, path, other),
        real,
      ),
    )

/** Replaces the value at a path. Each number selects a child. */
function replaceAtPath(
  whole: unknown,
  [index, ...rest]: readonly number[],
  other: unknown,
): unknown {
  if (index === undefined || typeof whole !== 'object' || whole === null) return other
  const keys = Object.keys(whole)
  const key = keys[index % Math.max(keys.length, 1)]
  const entries = Object.entries(whole).map(
    ([name, inner]) => [name, name === key ? replaceAtPath(inner, rest, other) : inner] as const,
  )
  return Array.isArray(whole) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
