import { expect, test } from 'vitest'
import { parseLocalSettings, getUndescribedMediaPolicy } from './index.ts'

test.each([
  [{}, 'publish'],
  [{ confirm_missing_media_description: true }, 'ask'],
  [{ confirm_missing_media_description: true, refuse_missing_media_description: 'yes' }, 'ask'],
  [{ refuse_missing_media_description: true }, 'refuse'],
  [{ confirm_missing_media_description: true, refuse_missing_media_description: true }, 'refuse'],
])('reads %o as %s', { tags: ['LOC-12', 'BY-22'] }, (stored, meant) => {
  expect(getUndescribedMediaPolicy(parseLocalSettings(stored))).toBe(meant)
})
