import { describe, expect, test } from 'vitest'
import { splitShortcodes } from '../emoji/index.ts'

const createEmoji = (shortcode: string, isVisible = true) => ({
  shortcode,
  url: `https://host.example/${shortcode}.gif`,
  static_url: `https://host.example/${shortcode}.png`,
  visible_in_picker: isVisible,
})

describe('splitShortcodes', () => {
  const blob = createEmoji('blob')
  const dashed = createEmoji('blob-cat.2+')
  const getSegments = (text: string) =>
    splitShortcodes(text, [blob, dashed]).map(({ text: piece, emoji }) =>
      emoji === null ? piece : [emoji.shortcode, piece],
    )

  test.each([
    ['', []],
    ['no emoji', ['no emoji']],
    ['a :blob: b', ['a ', ['blob', ':blob:'], ' b']],
    [':blob:', [['blob', ':blob:']]],
    [
      ':blob::blob:',
      [
        ['blob', ':blob:'],
        ['blob', ':blob:'],
      ],
    ],
    [':blob:blob:', [['blob', ':blob:'], 'blob:']],
    ['a:b:blob:', ['a:b', ['blob', ':blob:']]],
    [':blob-cat.2+:', [['blob-cat.2+', ':blob-cat.2+:']]],
    [':unknown: 12:30: 🦀', [':unknown: 12:30: 🦀']],
    [':Blob:', [':Blob:']],
    [': blob:', [': blob:']],
    [':blob', [':blob']],
  ])('splits %j into %j', { tags: ['EMO-14'] }, (text, pieces) => {
    expect(getSegments(text)).toEqual(pieces)
  })
})
