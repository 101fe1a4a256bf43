import { expect, test } from 'vitest'
import { getCollapsedBackground } from './index.ts'

const HEADER = 'https://far.example/header.png'
const both = { user_backgrounds: true, preview_images: true }
const header = { ...both, preview_images: false }
const pictures = { ...both, user_backgrounds: false }
const neither = { user_backgrounds: false, preview_images: false }
const input = {
  header: HEADER,
  media: [
    { type: 'audio', preview_url: 'cover.png' },
    { type: 'image', preview_url: null },
    { type: 'image', preview_url: 'second.png' },
  ],
  areMediaHidden: false,
} as const

test.each([
  ['null by default', neither, {}, null],
  ['the author’s header if enabled', header, {}, HEADER],
  ['null for an author without a header', header, { header: '' }, null],
  [
    'null for the placeholder of a missing header',
    header,
    { header: 'https://far.example/headers/original/missing.png' },
    null,
  ],
  ['the first image with a preview if enabled', pictures, {}, 'second.png'],
  ['null for hidden media', pictures, { areMediaHidden: true }, null],
  ['the image before the header', both, {}, 'second.png'],
  ['the header for hidden media', both, { areMediaHidden: true }, HEADER],
  ['the header without media', both, { media: [] }, HEADER],
] as const)('returns %s', { tags: ['ST-33'] }, (_title, settings, patch, expected) => {
  expect(getCollapsedBackground({ ...input, ...patch, settings })).toBe(expected)
})
