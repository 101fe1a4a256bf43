import { expect, test } from 'vitest'
import { attachmentAddress, fileName } from './media-name.ts'

test.each([
  ['the query is no part of the name', 'https://x.example/a/b.png?1', 'b.png'],
  ['a name with blanks is readable', 'https://x.example/a%20b.ogg', 'a b.ogg'],
  ['an address without a file stands for itself', 'https://x.example/', 'https://x.example/'],
])('%s [ST-27]', (_title, address, expected) => {
  expect(fileName(address)).toBe(expected)
})

test('the origin comes before the copy [ST-27]', () => {
  const media = {
    url: 'https://here.example/copy.png',
    remote_url: 'https://there.example/original.png',
    preview_url: null,
  }

  expect(attachmentAddress(media)).toBe('https://there.example/original.png')
  expect(attachmentAddress({ ...media, remote_url: null })).toBe('https://here.example/copy.png')
})
