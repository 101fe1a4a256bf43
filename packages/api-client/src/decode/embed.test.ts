import { expect, test } from 'vitest'
import { decodeEmbed } from './embed.ts'
import { DecodeError } from './fields.ts'

test('an embed is its code; without any there is nothing to copy', { tags: ['MOD-14'] }, () => {
  const raw = { html: '<iframe></iframe>', width: 400, height: null, type: 'rich', version: '1.0' }

  expect(decodeEmbed(raw)).toEqual({ html: '<iframe></iframe>', width: 400, height: null })
  expect(() => decodeEmbed({ error: 'no' })).toThrow(DecodeError)
})
