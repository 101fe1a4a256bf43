import { decodeBlurHash } from 'fast-blurhash'
import { expect, test } from 'vitest'
import { blurredPicture } from './BlurredPicture.tsx'

const HASH = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj'
const SIDE = 32

async function pixelsOf(address: string): Promise<number[]> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight)
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0)
  return Array.from(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])
}

test('the picture of a blurhash has its very pixels', async () => {
  const address = blurredPicture(HASH) ?? ''

  const pixels = await pixelsOf(address)

  expect(pixels).toEqual([...decodeBlurHash(HASH, SIDE, SIDE)])
})

test.each(['', 'x', 'LEHV6nWB2yk8', '<script>', '☃'.repeat(28)])(
  '%j is no blurhash and no picture',
  (hash) => {
    expect(blurredPicture(hash)).toBeNull()
  },
)
