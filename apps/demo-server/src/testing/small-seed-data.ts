import type { SeedData, SeedAccount, SeedStatus } from '../seed/seed-data.ts'

const HOUR_MS = 3_600_000
const ART = 'sea-dusk-1'

function createAccount(
  username: string,
  domain: string | null,
  changes: Partial<SeedAccount> = {},
): SeedAccount {
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

function createStatus(
  key: string,
  author: string,
  at: Date,
  changes: Partial<SeedStatus> = {},
): SeedStatus {
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

/** Creates seed data with a few accounts and sixty posts for tests, small enough to remember. */
export function createSmallSeedData(now: Date): SeedData {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const accounts = [
    createAccount('mira', null),
    createAccount('noor', null),
    createAccount('ada', 'harbour.example'),
    createAccount('bo', 'harbour.example'),
    createAccount('kit', 'meadow.example', { locked: true }),
    createAccount('elm', 'meadow.example', { movedTo: 'noor' }),
    createAccount('hush', 'meadow.example', { standing: 'limited' }),
    createAccount('loud', 'meadow.example', { standing: 'suspended' }),
  ]
  const ordinary = Array.from({ length: 50 }, (_, index) =>
    createStatus(`ada-${index}`, 'ada@harbour.example', ago(100 - index), {
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
      createStatus('tea', 'bo@harbour.example', ago(40), {
        text: 'A pot of #tea and #Biscuits :tide:',
      }),
      createStatus('tea-mira', 'mira', ago(39), {
        text: '@bo@harbour.example #tea for me too',
        inReplyTo: 'tea',
      }),
      createStatus('tea-bo', 'bo@harbour.example', ago(38), {
        text: '@mira come over',
        inReplyTo: 'tea-mira',
      }),
      createStatus('own', 'mira', ago(30), {
        text: 'The first post of mine https://example.org/a/very/long/path/to/somewhere',
        favourites: 7,
        boosts: 3,
      }),
      createStatus('for-followers', 'ada@harbour.example', ago(20), {
        text: 'For my followers',
        visibility: 'private',
      }),
      createStatus('stranger-private', 'bo@harbour.example', ago(19), {
        text: 'For followers of bo',
        visibility: 'private',
      }),
      createStatus('direct', 'noor', ago(18), {
        text: '@mira just between us',
        visibility: 'direct',
      }),
      createStatus('secret', 'noor', ago(17), {
        text: '@ada@harbour.example not for mira',
        visibility: 'direct',
      }),
      createStatus('boost', 'noor', ago(10), { text: '', boostOf: 'tea' }),
      createStatus('local', 'noor', ago(9), { text: 'From next door' }),
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
