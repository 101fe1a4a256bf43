import { LARGEST_IMAGE, LARGEST_REQUEST } from '../media/upload-limits.ts'

const KILOBYTE = 1_024
/** Of words: a long post with its poll, or all settings of a dashboard. Bytes. */
export const LARGEST_WORDS = 1_024 * KILOBYTE
/** Of a profile: two pictures and the words around them. Bytes. */
const LARGEST_PROFILE = 2 * LARGEST_IMAGE + LARGEST_WORDS

/** The only type that brings files. */
export const IS_MULTIPART = /^multipart\/form-data\b/i

/** How large a body may be at this address, where it brings files or words alone. Unit: bytes. */
export function largestBody(pathname: string, type: string): number {
  if (!IS_MULTIPART.test(type)) return LARGEST_WORDS
  if (/^\/api\/v\d\/media\/?$/.test(pathname)) return LARGEST_REQUEST
  return /^\/(?:settings\/profile|api\/v1\/accounts\/update_credentials)\/?$/.test(pathname)
    ? LARGEST_PROFILE
    : LARGEST_WORDS
}
