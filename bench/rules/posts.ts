/** Statuses as a server sends them, of typical length, the same on every machine. */

const WORDS =
  'the harbour was quiet this morning and nobody had fed the gulls so they sat on every roof and looked at us while we carried bread and coffee along the old stones toward a boat that will not float again before spring'.split(
    ' ',
  )
const PEOPLE = 400

/** @returns words that differ from post to post */
export function generateWords(seed: number, count: number): string {
  return Array.from({ length: count }, (_, place) => {
    const word = WORDS[(seed * 7 + place * place + place) % WORDS.length] ?? ''
    return place % 9 === 8 ? `${word}${seed % 100}.` : word
  }).join(' ')
}

const createAccountBody = (index: number) => ({
  id: String(1_000 + index),
  username: `person${index}`,
  acct: `person${index}@town${index % 40}.example`,
  display_name: `Person ${index} :tide:`,
  locked: false,
  bot: false,
  created_at: '2024-03-01T09:00:00.000Z',
  note: `<p>${generateWords(index, 20)}</p>`,
  url: `https://town${index % 40}.example/@person${index}`,
  avatar: `https://town.example/avatars/${index}.webp`,
  avatar_static: `https://town.example/avatars/${index}.png`,
  header: `https://town.example/headers/${index}.webp`,
  header_static: `https://town.example/headers/${index}.png`,
  followers_count: index * 3,
  following_count: index * 2,
  statuses_count: index * 50,
  emojis: [{ shortcode: 'tide', url: 'https://town.example/t.gif', static_url: '/t.png' }],
  fields: [{ name: 'Site', value: `<a href="https://p${index}.example">p${index}</a>` }],
})

/** Returns a status. Every fifth is a boost, every third has an image. */
export function createStatusBody(index: number, isBoosted = false): object {
  const id = String(110_000_000_000 + index * 2 + (isBoosted ? 1 : 0))
  const body = {
    id,
    created_at: new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString(),
    edited_at: null,
    in_reply_to_id: null,
    in_reply_to_account_id: null,
    sensitive: false,
    spoiler_text: index % 11 === 0 ? 'food' : '',
    visibility: 'public',
    language: 'en',
    uri: `https://town.example/statuses/${id}`,
    url: `https://town.example/@person/${id}`,
    replies_count: index % 4,
    reblogs_count: index % 7,
    favourites_count: index % 30,
    favourited: false,
    reblogged: false,
    bookmarked: false,
    muted: false,
    pinned: false,
    account: createAccountBody(index % PEOPLE),
    card: null,
    poll: null,
    quote: null,
    application: { name: 'Web', website: null },
    reblog: null,
    ...formatMarkup(index),
  }
  return index % 5 === 0 && !isBoosted
    ? { ...body, content: '', reblog: createStatusBody(index, true) }
    : body
}

function formatMarkup(index: number) {
  const friend = createAccountBody((index * 13) % PEOPLE)
  return {
    content: `<p><span class="h-card"><a href="${friend.url}" class="u-url mention">@<span>${friend.username}</span></a></span> ${generateWords(index, 45)}</p><p>${generateWords(index + 1, 12)} &amp; <a href="https://town.example/tags/tea" class="mention hashtag" rel="tag">#<span>tea</span></a></p>`,
    media_attachments:
      index % 3 === 0
        ? [
            {
              id: String(index),
              type: 'image',
              url: `https://town.example/media/${index}.webp`,
              preview_url: `https://town.example/media/${index}-small.webp`,
              remote_url: null,
              description: 'A harbour',
              blurhash: 'L3B3Zq~q00WB?bj[WBof00M{-;t7',
              meta: { original: { width: 1200, height: 800, aspect: 1.5 } },
            },
          ]
        : [],
    mentions: [{ id: friend.id, username: friend.username, url: friend.url, acct: friend.acct }],
    tags: [{ name: 'tea', url: 'https://town.example/tags/tea' }],
    emojis: [],
  }
}
