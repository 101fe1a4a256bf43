import { expect, test } from 'vitest'
import { createApiClient } from './client.ts'
import { decodeFrom } from './decode/fields.ts'
import { getStatus } from './endpoints/statuses.ts'
import { toStreamEvent } from './streaming/parse-event.ts'
import { createFakeServer } from './testing/fake-server.ts'

const MACHINE = 'http://127.0.0.1:8080/admin/reboot'
const NETWORK = 'https://192.168.1.1/reboot'

const createHostileStatus = (place: string) => ({
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

/** Returns the addresses that the deck would load automatically for a status. */
function getLoadedUrls(status: Awaited<ReturnType<typeof fetchStatus>>) {
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

/** Returns the addresses that the deck would link to. */
const getLinkedUrls = ({
  url,
  account,
  mentions,
  tags,
  card,
}: Awaited<ReturnType<typeof fetchStatus>>) => [
  url,
  account.url,
  ...mentions.map((mention) => mention.url),
  ...tags.map((tag) => tag.url),
  card?.url,
]

async function fetchStatus(baseUrl: string, place: string) {
  const { fetch } = createFakeServer({
    'GET /api/v1/statuses/1': () => Response.json(createHostileStatus(place)),
  })
  return createApiClient({ baseUrl, fetch }).request(getStatus, { id: '1' })
}

test.each([MACHINE, NETWORK])(
  'ignores the address %s in a response of a remote server',
  async (place) => {
    expect(getLoadedUrls(await fetchStatus('https://host.example', place))).toEqual([])
  },
)

test('loads local addresses that a server on this machine names', async () => {
  expect(new Set(getLoadedUrls(await fetchStatus('http://localhost:4040', MACHINE)))).toEqual(
    new Set([MACHINE]),
  )
})

test.each([['/auth/sign_out'], ['auth/sign_out'], ['\t/auth/sign_out']])(
  'resolves the path %j on the server that sent it',
  async (path) => {
    const status = await fetchStatus('https://host.example', path)

    const whole = 'https://host.example/auth/sign_out'
    expect(new Set([...getLoadedUrls(status), ...getLinkedUrls(status)])).toEqual(new Set([whole]))
  },
)

test.each([['/\\evil.example/x'], ['/\t/evil.example/x'], ['//evil.example/x']])(
  'resolves the protocol-relative address %j',
  async (path) => {
    const status = await fetchStatus('https://host.example', path)

    expect(new Set(getLinkedUrls(status))).toEqual(new Set(['https://evil.example/x']))
  },
)

test('resolves addresses in stream frames on their server', () => {
  const frame = (place: string) => ({
    key: null,
    event: 'update',
    payload: JSON.stringify(createHostileStatus(place)),
  })
  const statusAt = (place: string) => {
    const event = toStreamEvent(frame(place), 'https://host.example')
    if (event?.type !== 'update') throw new Error('no status')
    return event.status
  }

  expect(getLoadedUrls(statusAt(MACHINE))).toEqual([])
  expect(statusAt('/@mallory/1').url).toBe('https://host.example/@mallory/1')
  expect(decodeFrom('https://other.example', () => statusAt('/1').url, null)).toBe(
    'https://host.example/1',
  )
})
