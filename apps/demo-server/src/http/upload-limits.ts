const MEGABYTE = 1024 * 1024

/** Bytes. */
export const LARGEST_IMAGE = 16 * MEGABYTE
/** Of a video or a sound. Bytes. */
export const LARGEST_FILM = 99 * MEGABYTE
/** Of a whole request: the largest file, and what stands around it. Bytes. */
export const LARGEST_REQUEST = 100 * MEGABYTE
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
