import { describe, expect, test } from 'vitest'
import { shouldShowLoadingBar } from '../http/request-observer.ts'
import { endpoints, type EndpointName } from './index.ts'

const hasLoadingBar = (name: EndpointName) => shouldShowLoadingBar(endpoints[name], {})

describe('shouldShowLoadingBar', () => {
  test.each<EndpointName>([
    'uploadMediaV1',
    'uploadMediaV2',
    'getMedia',
    'getRelationships',
    'followAccount',
    'unfollowAccount',
    'getFiltersV1',
    'getFiltersV2',
    'getCustomEmojis',
    'saveWebSettings',
    'createWebPushSubscription',
    'updateWebPushSubscription',
    'createPushSubscription',
    'updatePushSubscription',
    'favouriteStatus',
    'unfavouriteStatus',
    'reblogStatus',
    'unreblogStatus',
    'bookmarkStatus',
    'unbookmarkStatus',
    'pinStatus',
    'unpinStatus',
    'muteStatus',
    'unmuteStatus',
    'muteAccount',
    'unmuteAccount',
    'saveMarkers',
  ])('returns false for %s', { tags: ['LBR-06'] }, (name) => {
    expect(hasLoadingBar(name)).toBe(false)
  })

  test.each<EndpointName>([
    'createStatus',
    'editStatus',
    'deleteStatus',
    'updateMedia',
    'createList',
    'updateList',
    'deleteList',
    'createFilterV1',
    'createFilterV2',
    'updateFilterV2',
    'deleteFilterV2',
    'clearNotifications',
    'dismissNotifications',
    'blockAccount',
    'createReport',
  ])('returns true for %s', { tags: ['LBR-06'] }, (name) => {
    expect(hasLoadingBar(name)).toBe(true)
  })
})
