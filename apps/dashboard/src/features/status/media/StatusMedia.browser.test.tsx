import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mediaId } from '@colonnade/domain/entities'
import { createSampleImage } from '../../../gallery/sample-data.ts'
import { readEdgeColours } from '../../../testing/edge-colours.ts'
import { createEndlessVideoUrl } from '../../../testing/fake-playback.ts'
import { renderRow } from '../../../testing/render-row.tsx'

const shot = createSampleImage('1', ['navy', 'teal', 'gold'])

test.each([
  ['hides sensitive media by default', 'default', true, 'Sensitive content, Click to view'],
  ['hides all media with hide_all', 'hide_all', false, 'Media hidden, Click to view'],
] as const)('%s', { tags: ['ST-21'] }, async (_title, displayMedia, sensitive, name) => {
  const screen = await renderRow({
    status: { sensitive, media_attachments: [shot] },
    options: { displayMedia },
  })

  await screen.getByRole('button', { name }).click()

  await expect.element(screen.getByRole('button', { name: /Jupiter/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Hide media' }).click()
  await expect.element(screen.getByRole('button', { name })).toBeVisible()
})

test('shows sensitive media at once with show_all', { tags: ['ST-21'] }, async () => {
  const screen = await renderRow({
    status: { sensitive: true, media_attachments: [shot] },
    options: { displayMedia: 'show_all' },
  })

  await expect.element(screen.getByRole('button', { name: /Jupiter/ })).toBeVisible()
})

test.each([
  [
    'keeps sensitive media hidden when its content warning is opened',
    false,
    'Sensitive content, Click to view',
  ],
  ['reveals sensitive media with its content warning when the setting is on', true, 'Hide media'],
] as const)('%s', { tags: ['LOC-18'] }, async (_title, revealsBehindWarning, name) => {
  const screen = await renderRow({
    status: { spoiler_text: 'Food', sensitive: true, media_attachments: [shot] },
    options: { revealsBehindWarning },
  })

  await screen.getByRole('button', { name: 'Show more' }).click()

  await expect.element(screen.getByRole('button', { name })).toBeVisible()
})

test.each([
  ['letterboxes images when the setting is on', true, 'contain'],
  ['crops images around their focal point otherwise', false, 'cover'],
] as const)('%s', { tags: ['ST-23', 'ST-25'] }, async (_title, isLetterboxed, fit) => {
  const focused = { ...shot, meta: { focus: { x: 1, y: -1 } } }
  const screen = await renderRow({
    status: { media_attachments: [focused] },
    options: { isLetterboxed },
  })

  const image = screen.container.querySelector('img[src^="data:image/svg"]')!
  expect(getComputedStyle(image).objectFit).toBe(fit)
  expect(getComputedStyle(image).objectPosition).toBe('100% 100%')
})

test(
  'extends full-width media to the edges, and keeps the text margin otherwise',
  { tags: ['ST-24'] },
  async () => {
    const wide = await renderRow({ status: { media_attachments: [shot] } })
    const wideBox = wide
      .getByRole('button', { name: /Jupiter/ })
      .element()
      .getBoundingClientRect()
    expect(Math.round(wideBox.width)).toBe(360)
    await wide.unmount()

    const inset = await renderRow({
      status: { media_attachments: [shot] },
      options: { isFullWidth: false },
    })
    const text = inset.getByText('Hello.').element().getBoundingClientRect()
    const box = inset
      .getByRole('button', { name: /Jupiter/ })
      .element()
      .getBoundingClientRect()
    expect(Math.round(box.left)).toBe(Math.round(text.left))
  },
)

test('labels a GIF, loops and mutes it', { tags: ['ST-26'] }, async () => {
  const screen = await renderRow({
    status: { media_attachments: [{ ...shot, type: 'gifv', url: null, preview_url: null }] },
  })

  await expect.element(screen.getByText('GIF')).toBeVisible()
  const video = screen.container.querySelector('video')!
  expect([video.loop, video.muted, video.autoplay]).toEqual([true, true, false])
})

test('opens a GIF in the viewer like an image', { tags: ['MV-01'] }, async () => {
  const openMedia = vi.fn<(index: number) => void>()
  const loop = {
    ...shot,
    id: mediaId('2'),
    type: 'gifv',
    url: null,
    description: 'A loop',
  } as const
  const screen = await renderRow({
    status: { media_attachments: [shot, loop] },
    actions: { openMedia },
  })

  await screen.getByRole('button', { name: 'A loop' }).click()

  expect(openMedia).toHaveBeenCalledExactlyOnceWith(1)
})

test(
  'shows a blurhash until the image is loaded, and ignores invalid ones',
  { tags: ['BY-16'] },
  async () => {
    const hidden = { sensitive: true, spoiler_text: '' }
    const colours = () => document.querySelectorAll<HTMLImageElement>('img[src^="data:image/bmp"]')
    const screen = await renderRow({ status: { ...hidden, media_attachments: [shot] } })
    await expect.poll(() => colours()[0]?.naturalWidth).toBe(32)
    await screen.unmount()

    await renderRow({
      status: { ...hidden, media_attachments: [{ ...shot, blurhash: 'no hash' }] },
    })

    expect(colours()).toHaveLength(0)
  },
)

test('lists unknown attachments as links', { tags: ['ST-27', 'ENT-09'] }, async () => {
  const screen = await renderRow({
    status: {
      media_attachments: [
        {
          ...shot,
          type: 'unknown',
          url: 'https://here.example/x',
          remote_url: 'https://x.example/a/b.png?1',
        },
      ],
    },
  })

  const link = screen.getByRole('link', { name: 'b.png' })
  await expect.element(link).toHaveAttribute('href', 'https://x.example/a/b.png?1')
  await expect.element(link).toHaveAttribute('target', '_blank')
})

test('shows an error in place of an image that fails to load', { tags: ['ERR-12'] }, async () => {
  const broken = { ...shot, url: 'data:image/png;base64,AAAA', preview_url: null }
  const screen = await renderRow({ status: { media_attachments: [broken] } })

  const place = screen.getByRole('button', { name: /Jupiter/ })
  await expect.element(place.getByText("Couldn't load this image")).toBeVisible()
  expect(place.element().querySelector('img')).toBeNull()
})

const createVideo = () =>
  ({
    ...createSampleImage('2', ['navy', 'teal', 'gold']),
    type: 'video',
    url: createEndlessVideoUrl(),
    description: 'Waves at dusk',
    meta: { duration: 8 },
  }) as const

test(
  'plays a single video in its row, and expands it at its position',
  { tags: ['VID-19'] },
  async () => {
    const openVideo = vi.fn<(index: number, time: number) => void>()
    const screen = await renderRow({
      status: { media_attachments: [createVideo()] },
      actions: { openVideo },
    })
    const player = screen.getByRole('group', { name: 'Waves at dusk' })
    await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible()

    await player.getByRole('button', { name: 'Expand video' }).click()

    expect(openVideo).toHaveBeenCalledExactlyOnceWith(0, 0)
  },
)

test('hides and reveals a single video like an image', { tags: ['VID-02', 'VID-05'] }, async () => {
  const screen = await renderRow({
    status: { sensitive: true, media_attachments: [createVideo()] },
  })

  await screen.getByRole('button', { name: 'Sensitive content, Click to view' }).click()
  await screen.getByRole('button', { name: 'Hide video' }).click()

  await expect
    .element(screen.getByRole('button', { name: 'Sensitive content, Click to view' }))
    .toBeVisible()
})

test('shows the duration of a video next to an image, and opens it in the viewer', async () => {
  const openMedia = vi.fn<(index: number) => void>()
  const screen = await renderRow({
    status: { media_attachments: [shot, createVideo()] },
    actions: { openMedia },
  })
  await expect.element(screen.getByText('00:08')).toBeVisible()

  await screen.getByRole('button', { name: 'Waves at dusk' }).click()

  expect(openMedia).toHaveBeenCalledExactlyOnceWith(1)
})

test('does not open the post by clicks on a player', async () => {
  const expand = vi.fn<() => void>()
  const screen = await renderRow({
    status: { media_attachments: [createVideo()] },
    actions: { expand },
  })
  const player = screen.getByRole('group', { name: 'Waves at dusk' })

  await player.click({ position: { x: 100, y: 20 } })
  await player.getByRole('slider', { name: 'Seek' }).click()

  expect(expand).not.toHaveBeenCalled()
})

test('shows a player for audio instead of a link', { tags: ['BY-16'] }, async () => {
  const screen = await renderRow({
    status: {
      media_attachments: [
        {
          ...createVideo(),
          type: 'audio',
          description: null,
          remote_url: 'https://x.example/a/fog.ogg',
        },
      ],
    },
  })

  const player = screen.getByRole('group', { name: 'fog.ogg' })
  await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(screen.getByRole('list').query()).toBeNull()
})

test('draws the focus ring of a row above full-width images', { tags: ['BY-54'] }, async () => {
  const screen = await renderRow({
    status: { media_attachments: [shot] },
    options: { isFullWidth: true, displayMedia: 'show_all' },
  })
  const row = screen.getByRole('article').element()
  const gallery = screen.container.querySelector('[data-fullwidth]')!
  screen.container.style.setProperty('--focus', '12px solid rgb(255 0 0)')

  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(row)

  const middle = (gallery.getBoundingClientRect().top + gallery.getBoundingClientRect().bottom) / 2
  const { top, height } = row.getBoundingClientRect()
  const red = '255,0,0'
  expect(await readEdgeColours(row, [30, middle - top, height - 30])).toEqual([red, red, red])
})
