import { expect, test } from 'vitest'
import { collapsedBackground } from './index.ts'

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
  ['none by default', neither, {}, null],
  ['the author’s header by choice', header, {}, HEADER],
  ['none for an author without a header', header, { header: '' }, null],
  [
    'none for the picture that servers give to whoever has no header',
    header,
    { header: 'https://far.example/headers/original/missing.png' },
    null,
  ],
  ['the first picture that has a preview, by choice', pictures, {}, 'second.png'],
  ['no picture that waits for a press', pictures, { areMediaHidden: true }, null],
  ['the picture instead of the header', both, {}, 'second.png'],
  ['the header where no picture may be seen', both, { areMediaHidden: true }, HEADER],
  ['the header where there is no picture', both, { media: [] }, HEADER],
] as const)(
  'behind a collapsed status there is %s',
  { tags: ['ST-33'] },
  (_title, settings, patch, expected) => {
    expect(collapsedBackground({ ...input, ...patch, settings })).toBe(expected)
  },
)
