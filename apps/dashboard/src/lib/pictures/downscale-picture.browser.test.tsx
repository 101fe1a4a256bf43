import { expect, test } from 'vitest'
import { downscalePicture } from './downscale-picture.ts'

const ORIENTATION_SIX = [
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12,
  0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
]

/** Red on the left, blue on the right. */
async function drawn(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#f00'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = '#00f'
  context.fillRect(width / 2, 0, width / 2, height)
  return new File([await canvas.convertToBlob({ type })], 'sea', { type })
}

/** The same file, with the word of a camera that it is to be turned to the right. */
async function turned(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts = [bytes.slice(0, 2), new Uint8Array(ORIENTATION_SIX), bytes.slice(2)]
  return new File(parts, file.name, { type: file.type })
}

async function read(file: File) {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const [red = 0, , blue = 0] = context.getImageData(width / 2, 10, 1, 1).data
  return { width, height, isTopRed: red > 200 && blue < 50 }
}

test(
  'a picture of 4000 by 3000 is sent as 1478 by 1109, in its own format',
  { tags: ['UPL-06'] },
  async () => {
    const smaller = await downscalePicture(await drawn(4000, 3000))

    expect(await read(smaller)).toMatchObject({ width: 1478, height: 1109 })
    expect([smaller.name, smaller.type]).toEqual(['sea', 'image/jpeg'])
  },
)

test('one that is small enough is the same file', { tags: ['UPL-06'] }, async () => {
  const file = await drawn(1280, 1280, 'image/png')

  expect(await downscalePicture(file)).toBe(file)
})

test(
  'a turned picture becomes upright, and is not turned twice',
  { tags: ['UPL-07'] },
  async () => {
    const smaller = await downscalePicture(await turned(await drawn(4000, 3000)))

    expect(await read(smaller)).toEqual({ width: 1109, height: 1478, isTopRed: true })
  },
)

test.each(['image/gif', 'video/mp4', 'audio/mpeg', ''])(
  'a file of type "%s" is sent as it is, whatever is in it',
  { tags: ['UPL-08'] },
  async (type) => {
    const file = new File(['not read'], 'a', { type })

    expect(await downscalePicture(file)).toBe(file)
  },
)

test('what cannot be read as a picture throws', async () => {
  const file = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })

  await expect(downscalePicture(file)).rejects.toThrow(/decode/i)
})
