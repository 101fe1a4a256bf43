import type { ApiClient, RequestOptions, Page } from '@colonnade/api-client'
import { readDirectPage, readDirect } from '@colonnade/api-client/compat'
import {
  getAccountStatuses,
  getBookmarks,
  getFavourites,
  getHomeTimeline,
  getListTimeline,
  getPublicTimeline,
  getTagTimeline,
  type PageParams,
} from '@colonnade/api-client/endpoints'
import type { StatusEntity } from '@colonnade/domain/entities'
import type { TimelineParams } from '@colonnade/domain/timeline'

const NOT_FOUND = 404

/** Fetches one page of any kind of timeline. */
export function fetchPage(
  api: ApiClient,
  params: TimelineParams,
  paging: PageParams,
  options: RequestOptions,
): Promise<Page<StatusEntity>> {
  switch (params.kind) {
    case 'home':
      return api.requestPage(getHomeTimeline, paging, options)
    case 'direct':
      return readDirect(api, paging, options)
    case 'favourites':
      return api.requestPage(getFavourites, paging, options)
    case 'bookmarks':
      return api.requestPage(getBookmarks, paging, options)
    case 'list':
      // A list that was not found is handled by its caller.
      return api.requestPage(
        getListTimeline,
        { id: params.id, ...paging },
        { ...options, expects: NOT_FOUND },
      )
    case 'hashtag': {
      const { tag, any, all, none } = params
      return api.requestPage(getTagTimeline, { tag, any, all, none, ...paging }, options)
    }
    case 'public':
      return api.requestPage(getPublicTimeline, { ...getMediaParams(params), ...paging }, options)
    case 'community':
      return api.requestPage(
        getPublicTimeline,
        { local: true, ...getMediaParams(params), ...paging },
        options,
      )
    case 'account':
      return api.requestPage(
        getAccountStatuses,
        { ...getAccountParams(params), ...paging },
        options,
      )
  }
}

/** Fetches the page of a Link header. The server may use IDs of its own for paging there. */
export function fetchLinkedPage(
  api: ApiClient,
  params: TimelineParams,
  link: string,
  options: RequestOptions,
): Promise<Page<StatusEntity>> {
  if (params.kind === 'direct') return readDirectPage(api, link, options)
  return api.requestLink(TIMELINE_ENDPOINTS[params.kind], link, options)
}

const TIMELINE_ENDPOINTS = {
  home: getHomeTimeline,
  favourites: getFavourites,
  bookmarks: getBookmarks,
  list: getListTimeline,
  hashtag: getTagTimeline,
  public: getPublicTimeline,
  community: getPublicTimeline,
  account: getAccountStatuses,
} as const

function getMediaParams(params: { readonly onlyMedia: boolean }): { only_media?: boolean } {
  return params.onlyMedia ? { only_media: true } : {}
}

function getAccountParams({ id, show }: Extract<TimelineParams, { kind: 'account' }>) {
  if (show === 'media') return { id, only_media: true }
  if (show === 'pinned') return { id, pinned: true }
  return { id, exclude_replies: show === 'posts' }
}
