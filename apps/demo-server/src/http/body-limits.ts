const MEGABYTE = 1024 * 1024

/** Bytes. */
export const LARGEST_IMAGE = 16 * MEGABYTE
/** Of a video or a sound. Bytes. */
export const LARGEST_FILM = 99 * MEGABYTE
/** Of a whole request: the largest file, and what stands around it. Bytes. */
const LARGEST_REQUEST = 100 * MEGABYTE
/** Larger pictures are not even opened. Unit: px². */
export const LARGEST_OPENED_AREA = 33_177_600
/** Larger pictures are made smaller. Unit: px². */
export const LARGEST_KEPT_AREA = 8_294_400
/** How much of the disk the uploads of one account may take, and those of all. Bytes. */
export interface UploadRoom {
  readonly account: number
  readonly all: number
}

export const USUAL_ROOM: UploadRoom = { account: 1_024 * MEGABYTE, all: 4_096 * MEGABYTE }

/** Characters. */
export const LONGEST_DESCRIPTION = 1_500

/** As words of a refusal have it. */
export const inMegabytes = (bytes: number): string => `${bytes / MEGABYTE} MB`

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
