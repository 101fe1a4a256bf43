import { describe, expect, test } from 'vitest'
import { getReplyLanguage } from './reply-draft.ts'

describe('getReplyLanguage', () => {
  test.each(['nl', 'zh-TW', 'sr-Latn', 'de-1901', 'gsw', 'de-x-mine'])(
    'returns the language %s',
    { tags: ['BY-08'] },
    (language) => {
      expect(getReplyLanguage(language)).toBe(language)
    },
  )

  test.each([null, '', 'und', 'ZXX', 'mul', 'Dutch', 'nl_NL', 'nl nl', 'n', '-'])(
    'returns null for %j, which names no language',
    { tags: ['BY-08'] },
    (language) => {
      expect(getReplyLanguage(language)).toBeNull()
    },
  )
})
