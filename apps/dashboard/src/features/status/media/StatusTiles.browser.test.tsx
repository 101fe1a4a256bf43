import { expect, test, vi } from 'vitest'
import { createSampleImage } from '../../../gallery/sample-data.ts'
import { createEndlessVideoUrl } from '../../../testing/fake-playback.ts'
import { renderRow } from '../../../testing/render-row.tsx'

const createImages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...createSampleImage(`p${index}`, ['navy', 'teal', 'gold']),
    description: null,
  }))

const createVideo = () =>
  ({
    ...createSampleImage('2', ['navy', 'teal', 'gold']),
    type: 'video',
    url: createEndlessVideoUrl(),
    description: 'Waves at dusk',
    meta: { duration: 8 },
  }) as const

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
] as const)('shows %i images in a 16:9 gallery', { tags: ['ST-22'] }, async (count, expected) => {
  const screen = await renderRow({ status: { media_attachments: createImages(count) } })

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

test('does not show a fifth image', { tags: ['ST-22'] }, async () => {
  const screen = await renderRow({ status: { media_attachments: createImages(5) } })

  expect(screen.getByRole('button', { name: /^Image/ }).elements()).toHaveLength(4)
})

test(
  'shows the number of images without a tile on the last tile, and names it',
  { tags: ['ST-22'] },
  async () => {
    const openMedia = vi.fn<(index: number) => void>()
    const screen = await renderRow({
      status: { media_attachments: createImages(6) },
      actions: { openMedia },
    })
    const group = screen.getByRole('group', { name: '6 images' })

    await expect.element(group.getByText('+2')).toBeVisible()
    await group.getByRole('button', { name: 'Image 4 of 6' }).click()

    expect(openMedia).toHaveBeenCalledExactlyOnceWith(3)
  },
)

test('shows no number for four or fewer images', { tags: ['ST-22'] }, async () => {
  const screen = await renderRow({ status: { media_attachments: createImages(4) } })

  await expect.element(screen.getByRole('button', { name: 'Image 4 of 4' })).toBeVisible()
  expect(screen.getByText(/^\+/).query()).toBeNull()
  expect(screen.getByRole('group', { name: /images/ }).query()).toBeNull()
})

test('counts further attachments of mixed types by type', { tags: ['ST-22'] }, async () => {
  const screen = await renderRow({
    status: { media_attachments: [...createImages(5), createVideo()] },
  })

  await expect
    .element(screen.getByRole('group', { name: '5 images, 1 video' }).getByText('+2'))
    .toBeVisible()
})
