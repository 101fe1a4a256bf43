import { expect, test } from 'vitest'
import { picture } from '../../../gallery/gallery-data.ts'
import { showRow } from '../../../testing/show-row.tsx'

const shot = picture('1', ['navy', 'teal', 'gold'])

/** A picture of this size in pixels. */
function sized(width: number, height: number, hasMeta = true) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="teal"/></svg>`
  const url = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const meta = hasMeta ? { original: { width, height } } : null
  return { ...shot, url, preview_url: url, blurhash: null, meta }
}

const boxOf = (element: Element) => element.getBoundingClientRect()

test.each([
  ['letterboxed', true, true],
  ['cropped', false, true],
  ['of a size that the server does not tell', true, false],
])(
  'never shows a picture larger than its own size: %s',
  { tags: ['ST-23'] },
  async (_how, isLetterboxed, hasMeta) => {
    for (const media_attachments of [
      [sized(40, 40, hasMeta)],
      [sized(40, 40, hasMeta), sized(40, 40, hasMeta)],
    ]) {
      const screen = await showRow({ status: { media_attachments }, options: { isLetterboxed } })
      const image = screen.container.querySelector<HTMLElement>('img[data-state]')!
      await expect.element(image).toHaveAttribute('data-state', 'loaded')
      await expect.poll(() => boxOf(image).width).toBe(40)

      expect(boxOf(image).height).toBe(40)
      const [inside, around] = [boxOf(image), boxOf(image.parentElement!)]
      expect(inside.left - around.left).toBeCloseTo(around.right - inside.right, 0)
      await screen.unmount()
    }
  },
)

test(
  'never shows a silent loop or the still of a film larger than its own size',
  { tags: ['ST-23'] },
  async () => {
    const loop = { ...sized(40, 30), type: 'gifv', url: null } as const
    const still = { ...sized(40, 30), type: 'video' } as const
    const screen = await showRow({ status: { media_attachments: [loop, still] } })

    const shown = [...screen.container.querySelectorAll('button > :is(video, img)')]

    expect(shown.map((element) => [boxOf(element).width, boxOf(element).height])).toEqual([
      [40, 30],
      [40, 30],
    ])
  },
)

test('gives a tall picture a taller box than a wide one', { tags: ['ST-22'] }, async () => {
  const wide = await showRow({ status: { media_attachments: [sized(1600, 400)] } })
  const low = boxOf(wide.getByRole('button', { name: /Jupiter/ }).element())
  await wide.unmount()

  const tall = await showRow({ status: { media_attachments: [sized(400, 1600)] } })
  const high = boxOf(tall.getByRole('button', { name: /Jupiter/ }).element())

  expect(low.width / low.height).toBeCloseTo(16 / 9, 2)
  expect(high.width).toBe(low.width)
  expect(high.height).toBeGreaterThan(2 * low.height)
  // A post with media counts as a long one above 650 px.
  expect(boxOf(tall.getByRole('article').element()).height).toBeLessThan(560)
})

test('gives a small picture no taller box than a wide one', { tags: ['ST-22'] }, async () => {
  const screen = await showRow({ status: { media_attachments: [sized(40, 160)] } })

  const { width, height } = boxOf(screen.getByRole('button', { name: /Jupiter/ }).element())

  expect(width / height).toBeCloseTo(16 / 9, 2)
})
