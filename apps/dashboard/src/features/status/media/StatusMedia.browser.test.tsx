import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mediaId } from '@colonnade/domain/entities'
import { picture } from '../../../gallery/gallery-data.ts'
import { edgeColours } from '../../../testing/edge-colours.ts'
import { endlessFilm } from '../../../testing/fake-playing.ts'
import { showRow } from '../../../testing/show-row.tsx'

const shot = picture('1', ['navy', 'teal', 'gold'])

test.each([
  ['sensitive media are hidden by default', 'default', true, 'Sensitive content, Click to view'],
  ['all media are hidden with hide_all', 'hide_all', false, 'Media hidden, Click to view'],
] as const)('%s', { tags: ['ST-21'] }, async (_title, displayMedia, sensitive, name) => {
  const screen = await showRow({
    status: { sensitive, media_attachments: [shot] },
    options: { displayMedia },
  })

  await screen.getByRole('button', { name }).click()

  await expect.element(screen.getByRole('button', { name: /Jupiter/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Hide media' }).click()
  await expect.element(screen.getByRole('button', { name })).toBeVisible()
})

test('with show_all sensitive media show at once', { tags: ['ST-21'] }, async () => {
  const screen = await showRow({
    status: { sensitive: true, media_attachments: [shot] },
    options: { displayMedia: 'show_all' },
  })

  await expect.element(screen.getByRole('button', { name: /Jupiter/ })).toBeVisible()
})

test.each([
  ['does not reveal sensitive media', false, 'Sensitive content, Click to view'],
  ['reveals them where the reader wants that', true, 'Hide media'],
] as const)(
  'opening a warning %s',
  { tags: ['LOC-18'] },
  async (_title, revealsBehindWarning, name) => {
    const screen = await showRow({
      status: { spoiler_text: 'Food', sensitive: true, media_attachments: [shot] },
      options: { revealsBehindWarning },
    })

    await screen.getByRole('button', { name: 'Show more' }).click()

    await expect.element(screen.getByRole('button', { name })).toBeVisible()
  },
)

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...picture(`p${index}`, ['navy', 'teal', 'gold']),
    description: null,
  }))

test.each([
  [1, [[100, 100]]],
  [
    2,
    [
      [50, 100],
      [50, 100],
    ],
  ],
  [
    3,
    [
      [50, 100],
      [50, 50],
      [50, 50],
    ],
  ],
  [
    4,
    [
      [50, 50],
      [50, 50],
      [50, 50],
      [50, 50],
    ],
  ],
] as const)('%i pictures share a box of 16 to 9', { tags: ['ST-22'] }, async (count, expected) => {
  const screen = await showRow({ status: { media_attachments: pictures(count) } })

  const buttons = screen.getByRole('button', { name: /^Image \d of \d$/ }).elements()
  const gallery = buttons[0]!.parentElement!.parentElement!.getBoundingClientRect()
  expect(gallery.width / gallery.height).toBeCloseTo(16 / 9, 2)
  const shares = buttons.map((button) => {
    const box = button.getBoundingClientRect()
    return [
      Math.round((box.width / gallery.width) * 100),
      Math.round((box.height / gallery.height) * 100),
    ]
  })
  expect(shares).toEqual(expected)
})

test('a fifth picture is not shown', { tags: ['ST-22'] }, async () => {
  const screen = await showRow({ status: { media_attachments: pictures(5) } })

  expect(screen.getByRole('button', { name: /^Image/ }).elements()).toHaveLength(4)
})

test(
  'counts the pictures that have no tile on the last one, and names their number',
  { tags: ['ST-22'] },
  async () => {
    const openMedia = vi.fn<(index: number) => void>()
    const screen = await showRow({
      status: { media_attachments: pictures(6) },
      actions: { openMedia },
    })
    const group = screen.getByRole('group', { name: '6 images' })

    await expect.element(group.getByText('+2')).toBeVisible()
    await group.getByRole('button', { name: 'Image 4 of 6' }).click()

    expect(openMedia).toHaveBeenCalledExactlyOnceWith(3)
  },
)

test(
  'counts no further pictures when four or fewer are attached',
  { tags: ['ST-22'] },
  async () => {
    const screen = await showRow({ status: { media_attachments: pictures(4) } })

    await expect.element(screen.getByRole('button', { name: 'Image 4 of 4' })).toBeVisible()
    expect(screen.getByText(/^\+/).query()).toBeNull()
    expect(screen.getByRole('group', { name: /images/ }).query()).toBeNull()
  },
)

test('counts further attachments of several types by their type', { tags: ['ST-22'] }, async () => {
  const screen = await showRow({ status: { media_attachments: [...pictures(5), film()] } })

  await expect
    .element(screen.getByRole('group', { name: '5 images, 1 video' }).getByText('+2'))
    .toBeVisible()
})

test.each([
  ['letterboxed pictures are shown whole', true, 'contain'],
  ['others fill their box around the focal point', false, 'cover'],
] as const)('%s', { tags: ['ST-23', 'ST-25'] }, async (_title, isLetterboxed, fit) => {
  const focused = { ...shot, meta: { focus: { x: 1, y: -1 } } }
  const screen = await showRow({
    status: { media_attachments: [focused] },
    options: { isLetterboxed },
  })

  const image = screen.container.querySelector('img[src^="data:image/svg"]')!
  expect(getComputedStyle(image).objectFit).toBe(fit)
  expect(getComputedStyle(image).objectPosition).toBe('100% 100%')
})

test(
  'full-width media reach from edge to edge, others keep the text margin',
  { tags: ['ST-24'] },
  async () => {
    const wide = await showRow({ status: { media_attachments: [shot] } })
    const wideBox = wide
      .getByRole('button', { name: /Jupiter/ })
      .element()
      .getBoundingClientRect()
    expect(Math.round(wideBox.width)).toBe(360)
    await wide.unmount()

    const inset = await showRow({
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

test('a silent loop says GIF, loops and is muted', { tags: ['ST-26'] }, async () => {
  const screen = await showRow({
    status: { media_attachments: [{ ...shot, type: 'gifv', url: null, preview_url: null }] },
  })

  await expect.element(screen.getByText('GIF')).toBeVisible()
  const video = screen.container.querySelector('video')!
  expect([video.loop, video.muted, video.autoplay]).toEqual([true, true, false])
})

test('a silent loop opens as a picture does', { tags: ['MV-01'] }, async () => {
  const openMedia = vi.fn<(index: number) => void>()
  const loop = {
    ...shot,
    id: mediaId('2'),
    type: 'gifv',
    url: null,
    description: 'A loop',
  } as const
  const screen = await showRow({
    status: { media_attachments: [shot, loop] },
    actions: { openMedia },
  })

  await screen.getByRole('button', { name: 'A loop' }).click()

  expect(openMedia).toHaveBeenCalledExactlyOnceWith(1)
})

test(
  'the colours of a picture are there before it is, damaged ones are left out',
  { tags: ['BY-16'] },
  async () => {
    const hidden = { sensitive: true, spoiler_text: '' }
    const colours = () => document.querySelectorAll<HTMLImageElement>('img[src^="data:image/bmp"]')
    const screen = await showRow({ status: { ...hidden, media_attachments: [shot] } })
    await expect.poll(() => colours()[0]?.naturalWidth).toBe(32)
    await screen.unmount()

    await showRow({ status: { ...hidden, media_attachments: [{ ...shot, blurhash: 'no hash' }] } })

    expect(colours()).toHaveLength(0)
  },
)

test('what cannot be shown is a list of links', { tags: ['ST-27', 'ENT-09'] }, async () => {
  const screen = await showRow({
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

test(
  'a picture that does not arrive leaves a place that says so',
  { tags: ['ERR-12'] },
  async () => {
    const broken = { ...shot, url: 'data:image/png;base64,AAAA', preview_url: null }
    const screen = await showRow({ status: { media_attachments: [broken] } })

    const place = screen.getByRole('button', { name: /Jupiter/ })
    await expect.element(place.getByText("Couldn't load this image")).toBeVisible()
    expect(place.element().querySelector('img')).toBeNull()
  },
)

const film = () =>
  ({
    ...picture('2', ['navy', 'teal', 'gold']),
    type: 'video',
    url: endlessFilm(),
    description: 'Waves at dusk',
    meta: { duration: 8 },
  }) as const

test(
  'a film alone plays in its row, and can be expanded from where it is',
  { tags: ['VID-19'] },
  async () => {
    const openVideo = vi.fn<(index: number, time: number) => void>()
    const screen = await showRow({
      status: { media_attachments: [film()] },
      actions: { openVideo },
    })
    const player = screen.getByRole('group', { name: 'Waves at dusk' })
    await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible()

    await player.getByRole('button', { name: 'Expand video' }).click()

    expect(openVideo).toHaveBeenCalledExactlyOnceWith(0, 0)
  },
)

test(
  'a film alone is covered and uncovered as pictures are',
  { tags: ['VID-02', 'VID-05'] },
  async () => {
    const screen = await showRow({ status: { sensitive: true, media_attachments: [film()] } })

    await screen.getByRole('button', { name: 'Sensitive content, Click to view' }).click()
    await screen.getByRole('button', { name: 'Hide video' }).click()

    await expect
      .element(screen.getByRole('button', { name: 'Sensitive content, Click to view' }))
      .toBeVisible()
  },
)

test('a film beside a picture shows its length and opens where there is room', async () => {
  const openMedia = vi.fn<(index: number) => void>()
  const screen = await showRow({
    status: { media_attachments: [shot, film()] },
    actions: { openMedia },
  })
  await expect.element(screen.getByText('00:08')).toBeVisible()

  await screen.getByRole('button', { name: 'Waves at dusk' }).click()

  expect(openMedia).toHaveBeenCalledExactlyOnceWith(1)
})

test('a press on a player opens no post', async () => {
  const expand = vi.fn<() => void>()
  const screen = await showRow({ status: { media_attachments: [film()] }, actions: { expand } })
  const player = screen.getByRole('group', { name: 'Waves at dusk' })

  await player.click({ position: { x: 100, y: 20 } })
  await player.getByRole('slider', { name: 'Seek' }).click()

  expect(expand).not.toHaveBeenCalled()
})

test('a sound has a player, not a link in a list', { tags: ['BY-16'] }, async () => {
  const screen = await showRow({
    status: {
      media_attachments: [
        { ...film(), type: 'audio', description: null, remote_url: 'https://x.example/a/fog.ogg' },
      ],
    },
  })

  const player = screen.getByRole('group', { name: 'fog.ogg' })
  await expect.element(player.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(screen.getByRole('list').query()).toBeNull()
})

test(
  'the ring of a focused row lies above pictures that go from edge to edge',
  { tags: ['BY-54'] },
  async () => {
    const screen = await showRow({
      status: { media_attachments: [shot] },
      options: { isFullWidth: true, displayMedia: 'show_all' },
    })
    const row = screen.getByRole('article').element()
    const gallery = screen.container.querySelector('[data-fullwidth]')!
    screen.container.style.setProperty('--focus', '12px solid rgb(255 0 0)')

    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(row)

    const middle =
      (gallery.getBoundingClientRect().top + gallery.getBoundingClientRect().bottom) / 2
    const { top, height } = row.getBoundingClientRect()
    const red = '255,0,0'
    expect(await edgeColours(row, [30, middle - top, height - 30])).toEqual([red, red, red])
  },
)
