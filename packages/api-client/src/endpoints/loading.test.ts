import { describe, expect, test } from 'vitest'
import { movesLoadingBar } from '../http/observer.ts'
import { endpoints, type EndpointName } from './index.ts'

const moves = (name: EndpointName) => movesLoadingBar(endpoints[name], {})

describe('movesLoadingBar', () => {
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
  ])('leaves the bar alone for %s', { tags: ['LBR-06'] }, (name) => {
    expect(moves(name)).toBe(false)
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
  ])('moves the bar for %s', { tags: ['LBR-06'] }, (name) => {
    expect(moves(name)).toBe(true)
  })
})
