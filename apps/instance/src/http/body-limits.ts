import { LARGEST_IMAGE, LARGEST_REQUEST } from '../media/upload-limits.ts'

const KILOBYTE = 1_024
/** Of words: a long post with its poll, or all settings of a dashboard. Bytes. */
export const LARGEST_WORDS = 1_024 * KILOBYTE
/** Of a profile: two pictures and the words around them. Bytes. */
const LARGEST_PROFILE = 2 * LARGEST_IMAGE + LARGEST_WORDS

/** How large a body may be at this address. Unit: bytes. */
export function largestBody(pathname: string): number {
  if (/^\/api\/v\d\/media\/?$/.test(pathname)) return LARGEST_REQUEST
  return /^\/(?:settings\/profile|api\/v1\/accounts\/update_credentials)\/?$/.test(pathname)
    ? LARGEST_PROFILE
    : LARGEST_WORDS
}
