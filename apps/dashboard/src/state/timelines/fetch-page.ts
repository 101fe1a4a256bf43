import type { ApiClient, CallOptions, Page } from '@colonnade/api-client'
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
import { followDirect, readDirect } from '@colonnade/api-client/twins'
import type { StatusEntity } from '@colonnade/domain/entities'
import type { TimelineParams } from '@colonnade/domain/timeline'

const NOT_FOUND = 404

/** One page of any kind of timeline. */
export function fetchPage(
  api: ApiClient,
  params: TimelineParams,
  paging: PageParams,
  options: CallOptions,
): Promise<Page<StatusEntity>> {
  switch (params.kind) {
    case 'home':
      return api.page(getHomeTimeline, paging, options)
    case 'direct':
      return readDirect(api, paging, options)
    case 'favourites':
      return api.page(getFavourites, paging, options)
    case 'bookmarks':
      return api.page(getBookmarks, paging, options)
    case 'list':
      // Who keeps the list knows what to make of one that is gone.
      return api.page(
        getListTimeline,
        { id: params.id, ...paging },
        { ...options, expects: NOT_FOUND },
      )
    case 'hashtag': {
      const { tag, any, all, none } = params
      return api.page(getTagTimeline, { tag, any, all, none, ...paging }, options)
    }
    case 'public':
      return api.page(getPublicTimeline, { ...onlyMedia(params), ...paging }, options)
    case 'community':
      return api.page(getPublicTimeline, { local: true, ...onlyMedia(params), ...paging }, options)
    case 'account':
      return api.page(getAccountStatuses, { ...accountChoice(params), ...paging }, options)
  }
}

/** The page behind a Link header: ids that the server pages by are its own business. */
export function followPage(
  api: ApiClient,
  params: TimelineParams,
  link: string,
  options: CallOptions,
): Promise<Page<StatusEntity>> {
  if (params.kind === 'direct') return followDirect(api, link, options)
  return api.follow(ENDPOINTS[params.kind], link, options)
}

const ENDPOINTS = {
  home: getHomeTimeline,
  favourites: getFavourites,
  bookmarks: getBookmarks,
  list: getListTimeline,
  hashtag: getTagTimeline,
  public: getPublicTimeline,
  community: getPublicTimeline,
  account: getAccountStatuses,
} as const

function onlyMedia(params: { readonly onlyMedia: boolean }): { only_media?: boolean } {
  return params.onlyMedia ? { only_media: true } : {}
}

function accountChoice({ id, show }: Extract<TimelineParams, { kind: 'account' }>) {
  if (show === 'media') return { id, only_media: true }
  if (show === 'pinned') return { id, pinned: true }
  return { id, exclude_replies: show === 'posts' }
}
