import type { World, WorldAccount, WorldStatus } from '../world/world.ts'

const HOUR_MS = 3_600_000
const ART = 'sea-dusk-1'

function account(
  username: string,
  domain: string | null,
  changes: Partial<WorldAccount> = {},
): WorldAccount {
  return {
    username,
    domain,
    displayName: username[0]?.toUpperCase() + username.slice(1),
    note: `I am ${username}. https://${domain ?? 'here.example'}/~${username} #hello`,
    locked: false,
    bot: false,
    fields: [{ name: 'Site', value: `https://${username}.example` }],
    avatar: `avatar-${username}`,
    header: 'header-ridge-night',
    createdAt: new Date('2024-03-01T09:00:00Z'),
    language: 'en',
    ...changes,
  }
}

function status(
  key: string,
  author: string,
  at: Date,
  changes: Partial<WorldStatus> = {},
): WorldStatus {
  return {
    key,
    author,
    at,
    text: `Post ${key}`,
    spoilerText: '',
    sensitive: false,
    visibility: 'public',
    language: 'en',
    inReplyTo: null,
    boostOf: null,
    quoteOf: null,
    media: [],
    poll: null,
    card: null,
    favourites: 0,
    boosts: 0,
    ...changes,
  }
}

/** A handful of people and sixty posts, small enough to know by heart: for tests. */
export function tinyWorld(now: Date): World {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const accounts = [
    account('mira', null),
    account('noor', null),
    account('ada', 'harbour.example'),
    account('bo', 'harbour.example'),
    account('kit', 'meadow.example', { locked: true }),
    account('elm', 'meadow.example', { movedTo: 'noor' }),
    account('hush', 'meadow.example', { standing: 'limited' }),
    account('loud', 'meadow.example', { standing: 'suspended' }),
  ]
  const ordinary = Array.from({ length: 50 }, (_, index) =>
    status(`ada-${index}`, 'ada@harbour.example', ago(100 - index), {
      favourites: index,
      ...(index % 5 === 0
        ? {
            media: [
              {
                artwork: ART,
                type: 'image' as const,
                description: 'The sea',
                width: 1200,
                height: 800,
                blurhash: 'L3B3Zq~q00WB?bj[WBof00M{-;t7',
              },
            ],
          }
        : {}),
    }),
  )
  return {
    owner: 'mira',
    accounts,
    statuses: [
      ...ordinary,
      status('tea', 'bo@harbour.example', ago(40), { text: 'A pot of #tea and #Biscuits :tide:' }),
      status('tea-mira', 'mira', ago(39), {
        text: '@bo@harbour.example #tea for me too',
        inReplyTo: 'tea',
      }),
      status('tea-bo', 'bo@harbour.example', ago(38), {
        text: '@mira come over',
        inReplyTo: 'tea-mira',
      }),
      status('own', 'mira', ago(30), {
        text: 'The first post of mine https://example.org/a/very/long/path/to/somewhere',
        favourites: 7,
        boosts: 3,
      }),
      status('for-followers', 'ada@harbour.example', ago(20), {
        text: 'For my followers',
        visibility: 'private',
      }),
      status('stranger-private', 'bo@harbour.example', ago(19), {
        text: 'For followers of bo',
        visibility: 'private',
      }),
      status('direct', 'noor', ago(18), { text: '@mira just between us', visibility: 'direct' }),
      status('secret', 'noor', ago(17), {
        text: '@ada@harbour.example not for mira',
        visibility: 'direct',
      }),
      status('boost', 'noor', ago(10), { text: '', boostOf: 'tea' }),
      status('local', 'noor', ago(9), { text: 'From next door' }),
    ].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
    follows: [
      { follower: 'mira', followed: 'ada@harbour.example', at: ago(200) },
      { follower: 'mira', followed: 'noor', at: ago(199) },
      { follower: 'noor', followed: 'mira', at: ago(198) },
      { follower: 'ada@harbour.example', followed: 'mira', at: ago(197) },
    ],
    lists: [{ owner: 'mira', title: 'Harbour', members: ['ada@harbour.example'] }],
    emojis: [{ shortcode: 'tide', artwork: 'emoji-tide', category: 'Sea' }],
    reactions: {
      favourites: [{ acct: 'ada@harbour.example', statusKey: 'own', at: ago(29) }],
      bookmarks: [{ acct: 'mira', statusKey: 'tea', at: ago(28) }],
    },
  }
}
