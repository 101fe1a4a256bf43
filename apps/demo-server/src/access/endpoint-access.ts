import type { EndpointName } from '@colonnade/api-client/endpoints'
import { type Access, scopesFor } from './access.ts'

/** One declaration for every endpoint that the client knows: a missing one does not compile. */
type EndpointAccess = { readonly [Name in EndpointName]: Access }

const CALL = { body: 'words', counted: ['address', 'calls'] } as const
const SIGN_IN = { body: 'words', counted: ['address', 'signIns'] } as const

const anybody: Access = { ...CALL, caller: { by: 'anybody' } }
/** Of the page that this instance serves. */
const page: Access = { ...CALL, caller: { by: 'cookie' } }

/** @param scope the narrowest that a token needs; the scope that contains it is enough too */
const guest = (scope: string): Access => ({
  ...CALL,
  caller: { by: 'guest', scopes: scopesFor(scope) },
})

/** @param also a scope that does not contain the first, and is enough nevertheless */
const account = (scope: string, ...also: readonly string[]): Access => ({
  ...CALL,
  caller: { by: 'account', scopes: scopesFor(scope, ...also) },
})

/** The older scope that stands for following, muting and blocking. */
const FOLLOW = 'follow'

const upload: Access = {
  ...account('write:media'),
  body: 'upload',
  counted: ['address', 'calls', 'uploads'],
}

/**
 * Who may call each endpoint, how large its body may be and how it is counted. The scopes are those of Mastodon's
 * controllers.
 *
 * @see https://docs.joinmastodon.org/api/oauth-scopes/
 */
export const endpointAccess: EndpointAccess = {
  getInstanceV1: anybody,
  getInstanceV2: anybody,
  getCustomEmojis: anybody,
  getEmbed: anybody,

  createApp: { ...CALL, caller: { by: 'anybody' }, counted: ['address', 'calls', 'signIns'] },
  createToken: { ...SIGN_IN, caller: { by: 'app' } },
  revokeToken: { ...SIGN_IN, caller: { by: 'app' } },

  saveWebSettings: page,
  createWebPushSubscription: page,
  updateWebPushSubscription: page,

  verifyCredentials: account('read:accounts'),
  getPreferences: account('read:accounts'),
  getAccount: guest('read:accounts'),
  lookupAccount: guest('read:accounts'),
  getFollowers: guest('read:accounts'),
  getFollowing: guest('read:accounts'),
  getAccountStatuses: guest('read:statuses'),
  getAccountEndorsements: guest('read:accounts'),
  getEndorsements: account('read:accounts'),
  searchAccounts: account('read:accounts'),
  getAccountLists: account('read:lists'),
  getRelationships: account('read:follows'),
  getFamiliarFollowers: account('read:follows'),
  followAccount: account('write:follows', FOLLOW),
  unfollowAccount: account('write:follows', FOLLOW),
  removeFollower: account('write:follows', FOLLOW),
  blockAccount: account('write:blocks', FOLLOW),
  unblockAccount: account('write:blocks', FOLLOW),
  muteAccount: account('write:mutes', FOLLOW),
  unmuteAccount: account('write:mutes', FOLLOW),
  getMutes: account('read:mutes', FOLLOW),
  getBlocks: account('read:blocks', FOLLOW),
  setAccountNote: account('write:accounts'),
  pinAccount: account('write:accounts'),
  unpinAccount: account('write:accounts'),
  endorseAccount: account('write:accounts'),
  unendorseAccount: account('write:accounts'),
  getFollowRequests: account('read:follows', FOLLOW),
  authorizeFollowRequest: account('write:follows', FOLLOW),
  rejectFollowRequest: account('write:follows', FOLLOW),
  getDomainBlocks: account('read:blocks', FOLLOW),
  blockDomain: account('write:blocks', FOLLOW),
  unblockDomain: account('write:blocks', FOLLOW),
  createReport: account('write:reports'),

  getStatus: guest('read:statuses'),
  getStatusContext: guest('read:statuses'),
  getStatusHistory: guest('read:statuses'),
  getStatusSource: account('read:statuses'),
  getRebloggedBy: guest('read:accounts'),
  getFavouritedBy: guest('read:accounts'),
  createStatus: account('write:statuses'),
  editStatus: account('write:statuses'),
  deleteStatus: account('write:statuses'),
  reblogStatus: account('write:statuses'),
  unreblogStatus: account('write:statuses'),
  favouriteStatus: account('write:favourites'),
  unfavouriteStatus: account('write:favourites'),
  bookmarkStatus: account('write:bookmarks'),
  unbookmarkStatus: account('write:bookmarks'),
  pinStatus: account('write:accounts'),
  unpinStatus: account('write:accounts'),
  muteStatus: account('write:mutes'),
  unmuteStatus: account('write:mutes'),
  getFavourites: account('read:favourites'),
  getBookmarks: account('read:bookmarks'),
  getPoll: guest('read:statuses'),
  votePoll: account('write:statuses'),

  uploadMediaV1: upload,
  uploadMediaV2: upload,
  getMedia: account('write:media'),
  updateMedia: account('write:media'),

  getHomeTimeline: account('read:statuses'),
  getPublicTimeline: guest('read:statuses'),
  getTagTimeline: guest('read:statuses'),
  getListTimeline: account('read:lists'),
  getDirectTimeline: account('read:statuses'),
  getMarkers: account('read:statuses'),
  saveMarkers: account('write:statuses'),
  getConversations: account('read:statuses'),
  markConversationRead: account('write:conversations'),
  deleteConversation: account('write:conversations'),

  getNotifications: account('read:notifications'),
  getNotification: account('read:notifications'),
  getNotificationGroups: account('read:notifications'),
  clearNotifications: account('write:notifications'),
  dismissNotification: account('write:notifications'),
  dismissNotifications: account('write:notifications'),
  dismissNotificationGroup: account('write:notifications'),
  createPushSubscription: account('push'),
  getPushSubscription: account('push'),
  updatePushSubscription: account('push'),
  deletePushSubscription: account('push'),

  getLists: account('read:lists'),
  getList: account('read:lists'),
  getListAccounts: account('read:lists'),
  createList: account('write:lists'),
  updateList: account('write:lists'),
  deleteList: account('write:lists'),
  addListAccounts: account('write:lists'),
  removeListAccounts: account('write:lists'),

  getFiltersV1: account('read:filters'),
  getFilterV1: account('read:filters'),
  createFilterV1: account('write:filters'),
  updateFilterV1: account('write:filters'),
  deleteFilterV1: account('write:filters'),
  getFiltersV2: account('read:filters'),
  getFilterV2: account('read:filters'),
  createFilterV2: account('write:filters'),
  updateFilterV2: account('write:filters'),
  deleteFilterV2: account('write:filters'),
  getFilterKeywords: account('read:filters'),
  getFilterKeyword: account('read:filters'),
  addFilterKeyword: account('write:filters'),
  updateFilterKeyword: account('write:filters'),
  deleteFilterKeyword: account('write:filters'),
  getFilteredStatuses: account('read:filters'),
  getFilteredStatus: account('read:filters'),
  addFilteredStatus: account('write:filters'),
  deleteFilteredStatus: account('write:filters'),

  searchV1: account('read:search'),
  searchV2: guest('read:search'),
}
