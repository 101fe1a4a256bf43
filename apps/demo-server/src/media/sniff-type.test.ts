import { expect, test } from 'vitest'
import { createPictureFile, createSoundFile } from '../testing/sample-files.ts'
import { sniffType } from './read-image.ts'

const readBytes = async (file: Blob) => Buffer.from(await file.arrayBuffer())
const toLatin1 = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['a JPEG', toLatin1('\xFF\xD8\xFF\xE0\0\x10JFIF'), 'image', '.jpg'],
  ['a GIF', toLatin1('GIF89a'), 'image', '.gif'],
  ['a WebP', toLatin1('RIFF\0\0\0\0WEBPVP8 '), 'image', '.webp'],
  ['an AVIF', toLatin1('\0\0\0\x1Cftypavif'), 'image', '.avif'],
  ['an MP4', toLatin1('\0\0\0\x1Cftypisom'), 'video', '.mp4'],
  ['a WebM', toLatin1('\x1A\x45\xDF\xA3'), 'video', '.webm'],
  ['an MP3 with ID3 tags', toLatin1('ID3\x04'), 'audio', '.mp3'],
  ['an MP3 without ID3 tags', toLatin1('\xFF\xFB\x90'), 'audio', '.mp3'],
  ['an Ogg', toLatin1('OggS'), 'audio', '.ogg'],
])('detects %s by its first bytes', { tags: ['API-35'] }, (_what, bytes, type, extension) => {
  expect(sniffType(bytes)).toEqual({ type, extension })
})

test('detects whole files', async () => {
  expect(sniffType(await readBytes(await createPictureFile()))).toEqual({
    type: 'image',
    extension: '.png',
  })
  expect(sniffType(await readBytes(createSoundFile(1)))).toEqual({
    type: 'audio',
    extension: '.wav',
  })
})

test.each(['', '<svg xmlns="http://www.w3.org/2000/svg">', '<!doctype html>', 'RIFF\0\0\0\0AVI '])(
  'rejects %j',
  (text) => {
    expect(sniffType(toLatin1(text))).toBeNull()
  },
)
