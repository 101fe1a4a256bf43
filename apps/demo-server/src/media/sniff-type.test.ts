import { expect, test } from 'vitest'
import { pictureFile, soundFile } from '../testing/sample-files.ts'
import { sniffType } from './read-image.ts'

const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())
const latin1 = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['a JPEG', latin1('\xFF\xD8\xFF\xE0\0\x10JFIF'), 'image', '.jpg'],
  ['a GIF', latin1('GIF89a'), 'image', '.gif'],
  ['a WebP', latin1('RIFF\0\0\0\0WEBPVP8 '), 'image', '.webp'],
  ['an AVIF', latin1('\0\0\0\x1Cftypavif'), 'image', '.avif'],
  ['an MP4', latin1('\0\0\0\x1Cftypisom'), 'video', '.mp4'],
  ['a WebM', latin1('\x1A\x45\xDF\xA3'), 'video', '.webm'],
  ['an MP3 with its tags', latin1('ID3\x04'), 'audio', '.mp3'],
  ['an MP3 without', latin1('\xFF\xFB\x90'), 'audio', '.mp3'],
  ['an Ogg', latin1('OggS'), 'audio', '.ogg'],
])('%s is told by its first bytes', { tags: ['API-35'] }, (_what, bytes, type, ending) => {
  expect(sniffType(bytes)).toEqual({ type, ending })
})

test('whole files are told too', async () => {
  expect(sniffType(await bytesOf(await pictureFile()))).toEqual({ type: 'image', ending: '.png' })
  expect(sniffType(await bytesOf(soundFile(1)))).toEqual({ type: 'audio', ending: '.wav' })
})

test.each(['', '<svg xmlns="http://www.w3.org/2000/svg">', '<!doctype html>', 'RIFF\0\0\0\0AVI '])(
  '%j is not taken',
  (text) => {
    expect(sniffType(latin1(text))).toBeNull()
  },
)
