import { expect, test } from 'vitest'
import { createApiClient } from './client.ts'
import { decodeFrom } from './decode/fields.ts'
import { getStatus } from './endpoints/statuses.ts'
import { toStreamEvent } from './streaming/parse-event.ts'
import { createFakeServer } from './testing/fake-server.ts'

const MACHINE = 'http://127.0.0.1:8080/admin/reboot'
const NETWORK = 'https://192.168.1.1/reboot'

const hostile = (place: string) => ({
  id: '1',
  uri: place,
  url: place,
  content: '',
  account: {
    id: '2',
    acct: 'mallory',
    url: place,
    avatar: place,
    avatar_static: place,
    header: place,
    header_static: place,
    emojis: [{ shortcode: 'x', url: place, static_url: place }],
  },
  emojis: [{ shortcode: 'x', url: place, static_url: place }],
  mentions: [{ id: '3', acct: 'ada', url: place }],
  tags: [{ name: 'tide', url: place }],
  media_attachments: [
    { id: '4', type: 'image', url: place, preview_url: place, remote_url: place, meta: null },
  ],
  card: { url: place, title: 'x', type: 'link', image: place, html: '' },
})

/** What the deck would load of a status by itself. */
function loaded(status: Awaited<ReturnType<typeof read>>) {
  const { account, emojis, media_attachments: media, card } = status
  const pictures = [...emojis, ...account.emojis].flatMap((emoji) => [emoji.url, emoji.static_url])
  return [
    account.avatar,
    account.avatar_static,
    account.header,
    account.header_static,
    ...pictures,
    ...media.flatMap((file) => [file.url, file.preview_url, file.remote_url]),
    card?.image,
  ].filter((address) => address !== '' && address != null)
}

/** What it would link to. */
const linked = ({ url, account, mentions, tags, card }: Awaited<ReturnType<typeof read>>) => [
  url,
  account.url,
  ...mentions.map((mention) => mention.url),
  ...tags.map((tag) => tag.url),
  card?.url,
]

async function read(baseUrl: string, place: string) {
  const { fetch } = createFakeServer({
    'GET /api/v1/statuses/1': () => Response.json(hostile(place)),
  })
  return createApiClient({ baseUrl, fetch }).call(getStatus, { id: '1' })
}

test.each([MACHINE, NETWORK])(
  'loads nothing from %s that a server elsewhere names in an answer',
  async (place) => {
    expect(loaded(await read('https://host.example', place))).toEqual([])
  },
)

test('loads what a server on this machine names there', async () => {
  expect(new Set(loaded(await read('http://localhost:4040', MACHINE)))).toEqual(new Set([MACHINE]))
})

test.each([['/auth/sign_out'], ['auth/sign_out'], ['\t/auth/sign_out']])(
  'takes the path %j for one of the server that sent it',
  async (path) => {
    const status = await read('https://host.example', path)

    const whole = 'https://host.example/auth/sign_out'
    expect(new Set([...loaded(status), ...linked(status)])).toEqual(new Set([whole]))
  },
)

test.each([['/\\evil.example/x'], ['/\t/evil.example/x'], ['//evil.example/x']])(
  'writes the address %j out',
  async (path) => {
    const status = await read('https://host.example', path)

    expect(new Set(linked(status))).toEqual(new Set(['https://evil.example/x']))
  },
)

test('reads frames of a stream as answers of its server', () => {
  const frame = (place: string) => ({
    key: null,
    event: 'update',
    payload: JSON.stringify(hostile(place)),
  })
  const statusAt = (place: string) => {
    const event = toStreamEvent(frame(place), 'https://host.example')
    if (event?.type !== 'update') throw new Error('no status')
    return event.status
  }

  expect(loaded(statusAt(MACHINE))).toEqual([])
  expect(statusAt('/@mallory/1').url).toBe('https://host.example/@mallory/1')
  expect(decodeFrom('https://other.example', () => statusAt('/1').url, null)).toBe(
    'https://host.example/1',
  )
})
