import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { picture } from '../../gallery/gallery-data.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { ViewerItem } from './ViewerStrip.tsx'

const jupiter = { ...picture('1', ['navy', 'teal', 'gold']), description: 'Jupiter' }

function show(media: MediaAttachmentEntity) {
  return renderInEnglish(
    <div style={{ position: 'relative', inlineSize: 400, blockSize: 300, containerType: 'size' }}>
      <ViewerItem media={media} label="Jupiter" isShown frameRef={null} />
    </div>,
  )
}

/** The requests that are held back, by their address. */
const held = new Map<string, string>()

interface Paused {
  readonly requestId: string
  readonly request: { readonly url: string }
}

const hold = ({ requestId, request }: Paused) => void held.set(request.url, requestId)

const newAddress = () => `${location.origin}/withheld-${crypto.randomUUID()}.svg`

beforeAll(async () => {
  // A first call opens the session: what listens before it is there hears nothing.
  await cdp().send('Fetch.disable')
  cdp().on('Fetch.requestPaused', hold)
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern: '*/withheld-*' }] })
  // The browser has said so before the page goes by it: until then requests go past it.
  await vi.waitUntil(
    () => {
      void fetch(newAddress()).catch(() => null)
      return held.size > 0
    },
    { timeout: 10_000 },
  )
})

afterAll(async () => {
  await cdp().send('Fetch.disable')
  cdp().off('Fetch.requestPaused', hold)
})

/** A picture that does not come before it is let through: none of its address came before. */
function withhold() {
  const url = newAddress()
  const svg = decodeURIComponent((jupiter.url ?? '').replace(/^[^,]*,/, ''))
  const letThrough = async () => {
    await expect.poll(() => held.has(url)).toBe(true)
    await cdp().send('Fetch.fulfillRequest', {
      requestId: held.get(url) ?? '',
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
      body: btoa(svg),
    })
  }
  return { media: { ...jupiter, url }, letThrough }
}

const preview = () =>
  document.querySelector<HTMLImageElement>('[data-frame] img[src^="data:image/svg"]')!

test(
  'until a picture is there its preview stands in, blurred and a little larger',
  { tags: ['MV-07'] },
  async () => {
    const { media, letThrough } = withhold()
    const screen = await show(media)
    const large = screen.getByRole('img', { name: 'Jupiter' })
    const { filter, scale, visibility } = getComputedStyle(preview())
    expect([filter, scale, visibility]).toEqual(['blur(12px)', '1.06', 'visible'])
    expect(getComputedStyle(large.element()).opacity).toBe('0')

    await letThrough()

    await expect.poll(() => getComputedStyle(large.element()).opacity).toBe('1')
    await expect.poll(() => getComputedStyle(preview()).visibility).toBe('hidden')
  },
)

test('meanwhile it says so', { tags: ['MV-11'] }, async () => {
  const { media, letThrough } = withhold()
  const screen = await show(media)
  await expect.element(screen.getByText('Loading...')).toBeVisible()

  await letThrough()

  await expect.element(screen.getByText('Loading...')).not.toBeInTheDocument()
})

test('its colours are there before anything has arrived', { tags: ['BY-16'] }, async () => {
  const { media, letThrough } = withhold()
  await show({ ...media, preview_url: null })

  const colours = () =>
    document.querySelector<HTMLImageElement>('[data-frame] img[src^="data:image/bmp"]')
  await expect.poll(() => colours()?.naturalWidth).toBe(32)
  await letThrough()
})

test('it has its place before it is there', { tags: ['MV-07'] }, async () => {
  const { media, letThrough } = withhold()
  await show({ ...media, meta: { original: { width: 1000, height: 500 } } })

  const box = document.querySelector('[data-frame]')!.getBoundingClientRect()
  expect([box.width, box.height]).toEqual([400, 200])
  await letThrough()
})

test('one that failed is asked for again', { tags: ['MV-07', 'ERR-12'] }, async () => {
  const screen = await show({ ...jupiter, url: 'data:image/png;base64,AAAA' })
  await expect.element(screen.getByText("Couldn't load this image")).toBeVisible()

  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(screen.getByText("Couldn't load this image")).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Jupiter' })).not.toBeInTheDocument()
})
