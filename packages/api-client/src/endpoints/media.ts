import { decodeMediaAttachment } from '../decode/media-attachment.ts'
import { accepts, endpoint } from '../endpoint.ts'

export interface UploadInput {
  readonly file: Blob
  readonly description?: string
  /** `x,y`, each from -1 to 1 with two decimals. Hollo reads it only in a later update. */
  readonly focus?: string
}

/** Answers when all is done. @see https://docs.joinmastodon.org/methods/media/#v1 */
export const uploadMediaV1 = endpoint('POST', '/api/v1/media', {
  accepts: accepts<UploadInput>(),
  returns: decodeMediaAttachment,
  sends: 'multipart',
  showsLoading: false,
})

/** Since 3.1.3. 202 with `url` null: it is still processed, and `getMedia` tells when it is done. @see https://docs.joinmastodon.org/methods/media/#v2 */
export const uploadMediaV2 = endpoint('POST', '/api/v2/media', {
  accepts: accepts<UploadInput>(),
  returns: decodeMediaAttachment,
  sends: 'multipart',
  showsLoading: false,
  needs: 'mediaV2',
})

/** 206 while it is processed, 200 when it is done, 422 when that failed. @see https://docs.joinmastodon.org/methods/media/#get */
export const getMedia = endpoint('GET', '/api/v1/media/:id', {
  returns: decodeMediaAttachment,
  needs: 'mediaStatus',
})

export interface UpdateMediaInput {
  readonly description?: string
  /** `x,y`, each from -1 to 1 with two decimals. */
  readonly focus?: string
}

/** Before it is attached. Hollo refuses a focus without the description: `describeMedia` sends both. @see https://docs.joinmastodon.org/methods/media/#update */
export const updateMedia = endpoint('PUT', '/api/v1/media/:id', {
  accepts: accepts<UpdateMediaInput>(),
  returns: decodeMediaAttachment,
  sendsWords: true,
})
