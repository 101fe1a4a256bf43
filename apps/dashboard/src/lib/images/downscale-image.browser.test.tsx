import { expect, test } from 'vitest'
import { downscaleImage } from './downscale-image.ts'

const ORIENTATION_SIX = [
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12,
  0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
]

/** Draws an image that is red on the left and blue on the right. */
async function drawImageFile(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#f00'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = '#00f'
  context.fillRect(width / 2, 0, width / 2, height)
  return new File([await canvas.convertToBlob({ type })], 'sea', { type })
}

/** Adds an EXIF orientation to the file that rotates it to the right. */
async function addOrientation(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const parts = [bytes.slice(0, 2), new Uint8Array(ORIENTATION_SIX), bytes.slice(2)]
  return new File(parts, file.name, { type: file.type })
}

async function readPixels(file: File) {
  const bitmap = await createImageBitmap(file)
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')!
  context.drawImage(bitmap, 0, 0)
  const [red = 0, , blue = 0] = context.getImageData(width / 2, 10, 1, 1).data
  return { width, height, isTopRed: red > 200 && blue < 50 }
}

test(
  'downscales an image of 4000 × 3000 px to 1478 × 1109 in the same format',
  { tags: ['UPL-06'] },
  async () => {
    const smaller = await downscaleImage(await drawImageFile(4000, 3000))

    expect(await readPixels(smaller)).toMatchObject({ width: 1478, height: 1109 })
    expect([smaller.name, smaller.type]).toEqual(['sea', 'image/jpeg'])
  },
)

test('returns the same file when it is small enough', { tags: ['UPL-06'] }, async () => {
  const file = await drawImageFile(1280, 1280, 'image/png')

  expect(await downscaleImage(file)).toBe(file)
})

test('applies the EXIF orientation once', { tags: ['UPL-07'] }, async () => {
  const smaller = await downscaleImage(await addOrientation(await drawImageFile(4000, 3000)))

  expect(await readPixels(smaller)).toEqual({ width: 1109, height: 1478, isTopRed: true })
})

test.each(['image/gif', 'video/mp4', 'audio/mpeg', ''])(
  'returns a file of type "%s" unchanged',
  { tags: ['UPL-08'] },
  async (type) => {
    const file = new File(['not read'], 'a', { type })

    expect(await downscaleImage(file)).toBe(file)
  },
)

test('throws when the image cannot be decoded', async () => {
  const file = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })

  await expect(downscaleImage(file)).rejects.toThrow(/decode/i)
})
