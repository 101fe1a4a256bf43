import { LARGEST_IMAGE, LARGEST_REQUEST } from './upload-limits.ts'

/** How large a body a route reads: `profile` and `upload` bring files. */
export type BodySize = 'none' | 'words' | 'profile' | 'upload'

const KILOBYTE = 1_024
/** Of words: a long post with its poll, or all settings of a dashboard. Bytes. */
export const LARGEST_WORDS = 1_024 * KILOBYTE
/** Of a profile: two pictures and the words around them. Bytes. */
const LARGEST_PROFILE = 2 * LARGEST_IMAGE + LARGEST_WORDS

const LARGEST: Readonly<Record<BodySize, number>> = {
  none: 0,
  words: LARGEST_WORDS,
  profile: LARGEST_PROFILE,
  upload: LARGEST_REQUEST,
}

/** The only type that brings files. */
export const IS_MULTIPART = /^multipart\/form-data\b/i

export const bringsFiles = (size: BodySize): boolean => size === 'profile' || size === 'upload'

/** How large a body may be where files are taken, and of words alone. Unit: bytes. */
export const largestBody = (size: BodySize, type: string): number =>
  IS_MULTIPART.test(type) ? LARGEST[size] : Math.min(LARGEST[size], LARGEST_WORDS)
