import { decodeBlurHash } from 'fast-blurhash'
import { expect, test } from 'vitest'
import { decodeBlurhashToUrl } from './BlurhashImage.tsx'

const HASH = 'LEHV6nWB2yk8pyo0adR*.7kCMdnj'
const SIDE = 32

async function readPixels(address: string): Promise<number[]> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight)
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0)
  return Array.from(context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [])
}

test('encodes the exact pixels of a blurhash', async () => {
  const address = decodeBlurhashToUrl(HASH) ?? ''

  const pixels = await readPixels(address)

  expect(pixels).toEqual([...decodeBlurHash(HASH, SIDE, SIDE)])
})

test.each(['', 'x', 'LEHV6nWB2yk8', '<script>', '☃'.repeat(28)])(
  'returns null for the invalid blurhash %j',
  (hash) => {
    expect(decodeBlurhashToUrl(hash)).toBeNull()
  },
)
