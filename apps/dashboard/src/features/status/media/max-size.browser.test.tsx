import { expect, test } from 'vitest'
import { createSampleImage } from '../../../gallery/sample-data.ts'
import { renderRow } from '../../../testing/render-row.tsx'

const shot = createSampleImage('1', ['navy', 'teal', 'gold'])

/** An image of this size in pixels. */
function createImage(width: number, height: number, hasMeta = true) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="teal"/></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const meta = hasMeta ? { original: { width, height } } : null
  return { ...shot, url, preview_url: url, blurhash: null, meta }
}

const getBox = (element: Element) => element.getBoundingClientRect()

test.each([
  ['letterboxed', true, true],
  ['cropped', false, true],
  ['without a size from the server', true, false],
])(
  'never enlarges an image beyond its own size: %s',
  { tags: ['ST-23'] },
  async (_how, isLetterboxed, hasMeta) => {
    for (const media_attachments of [
      [createImage(40, 40, hasMeta)],
      [createImage(40, 40, hasMeta), createImage(40, 40, hasMeta)],
    ]) {
      const screen = await renderRow({ status: { media_attachments }, options: { isLetterboxed } })
      const image = screen.container.querySelector<HTMLImageElement>('button img')!
      await expect.poll(() => image.complete).toBe(true)
      await expect.poll(() => getBox(image).width).toBe(40)

      expect(getBox(image).height).toBe(40)
      const [inside, around] = [getBox(image), getBox(image.parentElement!)]
      expect(inside.left - around.left).toBeCloseTo(around.right - inside.right, 0)
      await screen.unmount()
    }
  },
)

test(
  'never enlarges a GIF or the preview of a video beyond its own size',
  { tags: ['ST-23'] },
  async () => {
    const loop = { ...createImage(40, 30), type: 'gifv', url: null } as const
    const still = { ...createImage(40, 30), type: 'video' } as const
    const screen = await renderRow({ status: { media_attachments: [loop, still] } })

    const shown = [...screen.container.querySelectorAll('button > :is(video, img)')]

    expect(shown.map((element) => [getBox(element).width, getBox(element).height])).toEqual([
      [40, 30],
      [40, 30],
    ])
  },
)

test('shows a tall image in a taller box than a wide one', { tags: ['ST-22'] }, async () => {
  const wide = await renderRow({ status: { media_attachments: [createImage(1600, 400)] } })
  const low = getBox(wide.getByRole('button', { name: /Jupiter/ }).element())
  await wide.unmount()

  const tall = await renderRow({ status: { media_attachments: [createImage(400, 1600)] } })
  const high = getBox(tall.getByRole('button', { name: /Jupiter/ }).element())

  expect(low.width / low.height).toBeCloseTo(16 / 9, 2)
  expect(high.width).toBe(low.width)
  expect(high.height).toBeGreaterThan(2 * low.height)
  // A post with media counts as long above 650 px.
  expect(getBox(tall.getByRole('article').element()).height).toBeLessThan(560)
})

test(
  'shows a small image in a box no taller than that of a wide one',
  { tags: ['ST-22'] },
  async () => {
    const screen = await renderRow({ status: { media_attachments: [createImage(40, 160)] } })

    const { width, height } = getBox(screen.getByRole('button', { name: /Jupiter/ }).element())

    expect(width / height).toBeCloseTo(16 / 9, 2)
  },
)
