import { expect, test } from 'vitest'
import { parseLocalSettings, undescribedMedia } from './index.ts'

test.each([
  [{}, 'publish'],
  [{ confirm_missing_media_description: true }, 'ask'],
  [{ confirm_missing_media_description: true, refuse_missing_media_description: 'yes' }, 'ask'],
  [{ refuse_missing_media_description: true }, 'refuse'],
  [{ confirm_missing_media_description: true, refuse_missing_media_description: true }, 'refuse'],
])('what was saved as %o means: %s', { tags: ['LOC-12', 'BY-22'] }, (stored, meant) => {
  expect(undescribedMedia(parseLocalSettings(stored))).toBe(meant)
})
