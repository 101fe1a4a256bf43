import { createListDecoder } from '../decode/fields.ts'
import { decodeMarkers } from '../decode/markers.ts'
import { decodeStatus } from '../decode/status.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import { EXPLAINED_STATUSES, type PageParams } from './page-params.ts'

/** 206 while the server is still building the feed. @see https://docs.joinmastodon.org/methods/timelines/#home */
export const getHomeTimeline = defineEndpoint('GET', '/api/v1/timelines/home', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeStatus),
})

export interface PublicTimelineParams extends PageParams {
  readonly local?: boolean
  readonly only_media?: boolean
}

/**
 * Fetches the federated timeline, or with `local` the local one. @see
 * https://docs.joinmastodon.org/methods/timelines/#public
 */
export const getPublicTimeline = defineEndpoint('GET', '/api/v1/timelines/public', {
  accepts: accepts<PublicTimelineParams>(),
  returns: createListDecoder(decodeStatus),
  explainedStatuses: EXPLAINED_STATUSES,
})

export interface TagTimelineParams extends PageParams {
  readonly any?: readonly string[]
  readonly all?: readonly string[]
  readonly none?: readonly string[]
}

/**
 * Some servers ignore any, all and none: callers filter again. @see
 * https://docs.joinmastodon.org/methods/timelines/#tag
 */
export const getTagTimeline = defineEndpoint('GET', '/api/v1/timelines/tag/:tag', {
  accepts: accepts<TagTimelineParams>(),
  returns: createListDecoder(decodeStatus),
  explainedStatuses: EXPLAINED_STATUSES,
})

/** @see https://docs.joinmastodon.org/methods/timelines/#list */
export const getListTimeline = defineEndpoint('GET', '/api/v1/timelines/list/:id', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeStatus),
  explainedStatuses: EXPLAINED_STATUSES,
})

/** Removed upstream in 3.0, kept by glitch-soc. @see https://docs.joinmastodon.org/methods/timelines/#direct */
export const getDirectTimeline = defineEndpoint('GET', '/api/v1/timelines/direct', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeStatus),
  needs: 'directTimeline',
})

/** @see https://docs.joinmastodon.org/methods/markers/#get */
export const getMarkers = defineEndpoint('GET', '/api/v1/markers', {
  accepts: accepts<{ timeline: readonly ('home' | 'notifications')[] }>(),
  returns: decodeMarkers,
  onError: 'silent',
  needs: 'markers',
})

export interface SaveMarkersInput {
  readonly home?: { readonly last_read_id: string }
  readonly notifications?: { readonly last_read_id: string }
}

/** 409 when another device writes at the same moment. @see https://docs.joinmastodon.org/methods/markers/#create */
export const saveMarkers = defineEndpoint('POST', '/api/v1/markers', {
  accepts: accepts<SaveMarkersInput>(),
  returns: decodeMarkers,
  onError: 'silent',
  showsLoading: false,
  needs: 'markers',
})
