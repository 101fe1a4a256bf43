const MEGABYTE = 1024 * 1024

/** Attachments of one status. */
export const MAX_MEDIA = 4
/** Bytes. */
export const MAX_IMAGE_BYTES = 16 * MEGABYTE
/** For video and audio. Bytes. */
export const MAX_MEDIA_BYTES = 99 * MEGABYTE
/** For a whole request: the largest file and the other fields. Bytes. */
const MAX_REQUEST_BYTES = 100 * MEGABYTE
/** Larger pictures are not decoded. Unit: px². */
export const MAX_DECODED_AREA = 33_177_600
/** Larger pictures are scaled down. Unit: px². */
export const MAX_STORED_AREA = 8_294_400
/** The disk space for the uploads of one account, and of all accounts. Bytes. */
export interface UploadQuota {
  readonly account: number
  readonly all: number
}

export const DEFAULT_QUOTA: UploadQuota = { account: 1_024 * MEGABYTE, all: 4_096 * MEGABYTE }

/** Characters. */
export const MAX_DESCRIPTION_LENGTH = 1_500

/** Formats bytes for an error message. */
export const formatMegabytes = (bytes: number): string => `${bytes / MEGABYTE} MB`

/** The kind of body that a route reads. `profile` and `upload` may contain files. */
export type BodySize = 'none' | 'words' | 'profile' | 'upload'

const KILOBYTE = 1_024
/** For text: a long post with its poll, or all settings of a dashboard. Bytes. */
export const MAX_TEXT_BYTES = 1_024 * KILOBYTE
/** For a profile: two pictures and the text fields. Bytes. */
const MAX_PROFILE_BYTES = 2 * MAX_IMAGE_BYTES + MAX_TEXT_BYTES

const MAX_BYTES_BY_SIZE: Readonly<Record<BodySize, number>> = {
  none: 0,
  words: MAX_TEXT_BYTES,
  profile: MAX_PROFILE_BYTES,
  upload: MAX_REQUEST_BYTES,
}

/** The only content type that can contain files. */
export const IS_MULTIPART = /^multipart\/form-data\b/i

export const acceptsFiles = (size: BodySize): boolean => size === 'profile' || size === 'upload'

/**
 * Returns the maximum size of a body: that of `size` for multipart bodies, that of text for all others. Unit: bytes.
 */
export const getMaxBodyBytes = (size: BodySize, type: string): number =>
  IS_MULTIPART.test(type)
    ? MAX_BYTES_BY_SIZE[size]
    : Math.min(MAX_BYTES_BY_SIZE[size], MAX_TEXT_BYTES)
