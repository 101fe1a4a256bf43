import { expect, test } from 'vitest'
import { decodeEmbed } from './embed.ts'
import { DecodeError } from './fields.ts'

test('decodes the code of an embed and rejects one without code', { tags: ['MOD-14'] }, () => {
  const raw = { html: '<iframe></iframe>', width: 400, height: null, type: 'rich', version: '1.0' }

  expect(decodeEmbed(raw)).toEqual({ html: '<iframe></iframe>', width: 400, height: null })
  expect(() => decodeEmbed({ error: 'no' })).toThrow(DecodeError)
})
