import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { ViewerItem } from './ViewerStrip.tsx'

const jupiter = { ...createSampleImage('1', ['navy', 'teal', 'gold']), description: 'Jupiter' }

function show(media: MediaAttachmentEntity) {
  return renderInEnglish(
    <div style={{ position: 'relative', inlineSize: 400, blockSize: 300, containerType: 'size' }}>
      <ViewerItem media={media} label="Jupiter" isShown frameRef={null} />
    </div>,
  )
}

/** The paused requests, by URL. */
const held = new Map<string, string>()

interface Paused {
  readonly requestId: string
  readonly request: { readonly url: string }
}

const hold = ({ requestId, request }: Paused) => void held.set(request.url, requestId)

const createUrl = () => `${location.origin}/withheld-${crypto.randomUUID()}.svg`

beforeAll(async () => {
  // The first command opens the CDP session. Listeners that are added before it receive no events.
  await cdp().send('Fetch.disable')
  cdp().on('Fetch.requestPaused', hold)
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern: '*/withheld-*' }] })
  // Wait until interception is active; requests before that are not paused.
  await vi.waitUntil(
    () => {
      void fetch(createUrl()).catch(() => null)
      return held.size > 0
    },
    { timeout: 10_000 },
  )
})

afterAll(async () => {
  await cdp().send('Fetch.disable')
  cdp().off('Fetch.requestPaused', hold)
})

/** An image whose request is paused until the test releases it. Its URLs are unique, so none is cached. */
function holdImage() {
  const url = createUrl()
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

const getPreview = () =>
  document.querySelector<HTMLImageElement>('[data-frame] img[src^="data:image/svg"]')!

test(
  'shows a blurred, slightly enlarged preview until the image is loaded',
  { tags: ['MV-07'] },
  async () => {
    const { media, letThrough } = holdImage()
    const screen = await show(media)
    const large = screen.getByRole('img', { name: 'Jupiter' })
    const { filter, scale, visibility } = getComputedStyle(getPreview())
    expect([filter, scale, visibility]).toEqual(['blur(12px)', '1.06', 'visible'])
    expect(getComputedStyle(large.element()).opacity).toBe('0')

    await letThrough()

    await expect.poll(() => getComputedStyle(large.element()).opacity).toBe('1')
    await expect.poll(() => getComputedStyle(getPreview()).visibility).toBe('hidden')
  },
)

test('shows a loading state until the image is loaded', { tags: ['MV-11'] }, async () => {
  const { media, letThrough } = holdImage()
  const screen = await show(media)
  await expect.element(screen.getByText('Loading...')).toBeVisible()

  await letThrough()

  await expect.element(screen.getByText('Loading...')).not.toBeInTheDocument()
})

test('shows the blurhash before any response', { tags: ['BY-16'] }, async () => {
  const { media, letThrough } = holdImage()
  await show({ ...media, preview_url: null })

  const colours = () =>
    document.querySelector<HTMLImageElement>('[data-frame] img[src^="data:image/bmp"]')
  await expect.poll(() => colours()?.naturalWidth).toBe(32)
  await letThrough()
})

test('reserves its space before the image is loaded', { tags: ['MV-07'] }, async () => {
  const { media, letThrough } = holdImage()
  await show({ ...media, meta: { original: { width: 1000, height: 500 } } })

  const box = document.querySelector('[data-frame]')!.getBoundingClientRect()
  expect([box.width, box.height]).toEqual([400, 200])
  await letThrough()
})

test('loads a failed image again', { tags: ['MV-07', 'ERR-12'] }, async () => {
  const screen = await show({ ...jupiter, url: 'data:image/png;base64,AAAA' })
  await expect.element(screen.getByText("Couldn't load this image")).toBeVisible()

  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(screen.getByText("Couldn't load this image")).toBeVisible()
  await expect.element(screen.getByRole('img', { name: 'Jupiter' })).not.toBeInTheDocument()
})
