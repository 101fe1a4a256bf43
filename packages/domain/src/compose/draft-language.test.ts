import { describe, expect, test } from 'vitest'
import { replyLanguage } from './reply-draft.ts'

describe('replyLanguage', () => {
  test.each(['nl', 'zh-TW', 'sr-Latn', 'de-1901', 'gsw', 'de-x-mine'])(
    'takes over the language %s',
    { tags: ['BY-08'] },
    (language) => {
      expect(replyLanguage(language)).toBe(language)
    },
  )

  test.each([null, '', 'und', 'ZXX', 'mul', 'Dutch', 'nl_NL', 'nl nl', 'n', '-'])(
    'takes over nothing from %j, which names no language',
    { tags: ['BY-08'] },
    (language) => {
      expect(replyLanguage(language)).toBeNull()
    },
  )
})
