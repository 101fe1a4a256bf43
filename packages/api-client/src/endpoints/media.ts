import { decodeMediaAttachment } from '../decode/media-attachment.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'

export interface UploadInput {
  readonly file: Blob
  readonly description?: string
  /** `x,y`, each from -1 to 1 with two decimals. Hollo ignores it here and reads it only in a later update. */
  readonly focus?: string
}

/** Responds when processing is done. @see https://docs.joinmastodon.org/methods/media/#v1 */
export const uploadMediaV1 = defineEndpoint('POST', '/api/v1/media', {
  accepts: accepts<UploadInput>(),
  returns: decodeMediaAttachment,
  sends: 'multipart',
  showsLoading: false,
})

/**
 * Since 3.1.3. 202 with `url` null means that processing continues; `getMedia` returns its state. @see
 * https://docs.joinmastodon.org/methods/media/#v2
 */
export const uploadMediaV2 = defineEndpoint('POST', '/api/v2/media', {
  accepts: accepts<UploadInput>(),
  returns: decodeMediaAttachment,
  sends: 'multipart',
  showsLoading: false,
  needs: 'mediaV2',
})

/**
 * 206 while processing, 200 when done, 422 when processing failed. @see
 * https://docs.joinmastodon.org/methods/media/#get
 */
export const getMedia = defineEndpoint('GET', '/api/v1/media/:id', {
  returns: decodeMediaAttachment,
  needs: 'mediaStatus',
})

export interface UpdateMediaInput {
  readonly description?: string
  /** `x,y`, each from -1 to 1 with two decimals. */
  readonly focus?: string
}

/**
 * Only before the media is attached. Hollo refuses a focus without the description: `describeMedia` sends both. @see
 * https://docs.joinmastodon.org/methods/media/#update
 */
export const updateMedia = defineEndpoint('PUT', '/api/v1/media/:id', {
  accepts: accepts<UpdateMediaInput>(),
  returns: decodeMediaAttachment,
  sendsUserText: true,
})
