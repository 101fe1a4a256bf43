import { listOf } from '../decode/fields.ts'
import { decodeMarkers } from '../decode/markers.ts'
import { decodeStatus } from '../decode/status.ts'
import { accepts, endpoint } from '../endpoint.ts'
import { EXPLAINED, type PageParams } from './page-params.ts'

/** 206 while the instance still builds the feed. @see https://docs.joinmastodon.org/methods/timelines/#home */
export const getHomeTimeline = endpoint('GET', '/api/v1/timelines/home', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeStatus),
})

export interface PublicTimelineParams extends PageParams {
  readonly local?: boolean
  readonly only_media?: boolean
}

/** Federated, or with `local` the community timeline. @see https://docs.joinmastodon.org/methods/timelines/#public */
export const getPublicTimeline = endpoint('GET', '/api/v1/timelines/public', {
  accepts: accepts<PublicTimelineParams>(),
  returns: listOf(decodeStatus),
  explained: EXPLAINED,
})

export interface TagTimelineParams extends PageParams {
  readonly any?: readonly string[]
  readonly all?: readonly string[]
  readonly none?: readonly string[]
}

/** Real servers ignore any, all and none: callers apply them again. @see https://docs.joinmastodon.org/methods/timelines/#tag */
export const getTagTimeline = endpoint('GET', '/api/v1/timelines/tag/:tag', {
  accepts: accepts<TagTimelineParams>(),
  returns: listOf(decodeStatus),
  explained: EXPLAINED,
})

/** @see https://docs.joinmastodon.org/methods/timelines/#list */
export const getListTimeline = endpoint('GET', '/api/v1/timelines/list/:id', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeStatus),
  explained: EXPLAINED,
})

/** Gone upstream since 3.0, kept by glitch-soc. @see https://docs.joinmastodon.org/methods/timelines/#direct */
export const getDirectTimeline = endpoint('GET', '/api/v1/timelines/direct', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeStatus),
  needs: 'directTimeline',
})

/** @see https://docs.joinmastodon.org/methods/markers/#get */
export const getMarkers = endpoint('GET', '/api/v1/markers', {
  accepts: accepts<{ timeline: readonly ('home' | 'notifications')[] }>(),
  returns: decodeMarkers,
  onError: 'silent',
  needs: 'markers',
})

export interface SaveMarkersInput {
  readonly home?: { readonly last_read_id: string }
  readonly notifications?: { readonly last_read_id: string }
}

/** 409 when another device wrote at the same moment. @see https://docs.joinmastodon.org/methods/markers/#create */
export const saveMarkers = endpoint('POST', '/api/v1/markers', {
  accepts: accepts<SaveMarkersInput>(),
  returns: decodeMarkers,
  onError: 'silent',
  showsLoading: false,
  needs: 'markers',
})
