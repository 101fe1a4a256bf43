import type { EndpointName } from '@colonnade/api-client/endpoints'
import { type Access, getAcceptedScopes } from './access.ts'

/** One declaration for every endpoint of the client. A missing one is a type error. */
type EndpointAccess = { readonly [Name in EndpointName]: Access }

const API = { body: 'words', counted: ['address', 'calls'] } as const
const SIGN_IN = { body: 'words', counted: ['address', 'signIns'] } as const

const publicAccess: Access = { ...API, caller: { by: 'anyone' } }
/** For the page that this instance serves. */
const signedInPageAccess: Access = { ...API, caller: { by: 'cookie' } }

/** @param scope the narrowest scope that a token needs; the scope that contains it is accepted too */
const allowGuest = (scope: string): Access => ({
  ...API,
  caller: { by: 'guest', scopes: getAcceptedScopes(scope) },
})

/** @param also a scope that is accepted although it does not contain the first one */
const requireAccount = (scope: string, ...also: readonly string[]): Access => ({
  ...API,
  caller: { by: 'account', scopes: getAcceptedScopes(scope, ...also) },
})

/** The older scope for following, muting and blocking. */
const FOLLOW_SCOPE = 'follow'

const uploadAccess: Access = {
  ...requireAccount('write:media'),
  body: 'upload',
  counted: ['address', 'calls', 'uploads'],
}

/**
 * The required authentication, the body size and the counters of each endpoint. The scopes are those of Mastodon's
 * controllers.
 *
 * @see https://docs.joinmastodon.org/api/oauth-scopes/
 */
export const endpointAccess: EndpointAccess = {
  getInstanceV1: publicAccess,
  getInstanceV2: publicAccess,
  getCustomEmojis: publicAccess,
  getEmbed: publicAccess,

  createApp: { ...API, caller: { by: 'anyone' }, counted: ['address', 'calls', 'signIns'] },
  createToken: { ...SIGN_IN, caller: { by: 'app' } },
  revokeToken: { ...SIGN_IN, caller: { by: 'app' } },

  saveWebSettings: signedInPageAccess,
  createWebPushSubscription: signedInPageAccess,
  updateWebPushSubscription: signedInPageAccess,

  verifyCredentials: requireAccount('read:accounts'),
  getPreferences: requireAccount('read:accounts'),
  getAccount: allowGuest('read:accounts'),
  lookupAccount: allowGuest('read:accounts'),
  getFollowers: allowGuest('read:accounts'),
  getFollowing: allowGuest('read:accounts'),
  getAccountStatuses: allowGuest('read:statuses'),
  getAccountEndorsements: allowGuest('read:accounts'),
  getEndorsements: requireAccount('read:accounts'),
  searchAccounts: requireAccount('read:accounts'),
  getAccountLists: requireAccount('read:lists'),
  getRelationships: requireAccount('read:follows'),
  getFamiliarFollowers: requireAccount('read:follows'),
  followAccount: requireAccount('write:follows', FOLLOW_SCOPE),
  unfollowAccount: requireAccount('write:follows', FOLLOW_SCOPE),
  removeFollower: requireAccount('write:follows', FOLLOW_SCOPE),
  blockAccount: requireAccount('write:blocks', FOLLOW_SCOPE),
  unblockAccount: requireAccount('write:blocks', FOLLOW_SCOPE),
  muteAccount: requireAccount('write:mutes', FOLLOW_SCOPE),
  unmuteAccount: requireAccount('write:mutes', FOLLOW_SCOPE),
  getMutes: requireAccount('read:mutes', FOLLOW_SCOPE),
  getBlocks: requireAccount('read:blocks', FOLLOW_SCOPE),
  setAccountNote: requireAccount('write:accounts'),
  pinAccount: requireAccount('write:accounts'),
  unpinAccount: requireAccount('write:accounts'),
  endorseAccount: requireAccount('write:accounts'),
  unendorseAccount: requireAccount('write:accounts'),
  getFollowRequests: requireAccount('read:follows', FOLLOW_SCOPE),
  authorizeFollowRequest: requireAccount('write:follows', FOLLOW_SCOPE),
  rejectFollowRequest: requireAccount('write:follows', FOLLOW_SCOPE),
  getDomainBlocks: requireAccount('read:blocks', FOLLOW_SCOPE),
  blockDomain: requireAccount('write:blocks', FOLLOW_SCOPE),
  unblockDomain: requireAccount('write:blocks', FOLLOW_SCOPE),
  createReport: requireAccount('write:reports'),

  getStatus: allowGuest('read:statuses'),
  getStatusContext: allowGuest('read:statuses'),
  getStatusHistory: allowGuest('read:statuses'),
  getStatusSource: requireAccount('read:statuses'),
  getRebloggedBy: allowGuest('read:accounts'),
  getFavouritedBy: allowGuest('read:accounts'),
  createStatus: requireAccount('write:statuses'),
  editStatus: requireAccount('write:statuses'),
  deleteStatus: requireAccount('write:statuses'),
  reblogStatus: requireAccount('write:statuses'),
  unreblogStatus: requireAccount('write:statuses'),
  favouriteStatus: requireAccount('write:favourites'),
  unfavouriteStatus: requireAccount('write:favourites'),
  bookmarkStatus: requireAccount('write:bookmarks'),
  unbookmarkStatus: requireAccount('write:bookmarks'),
  pinStatus: requireAccount('write:accounts'),
  unpinStatus: requireAccount('write:accounts'),
  muteStatus: requireAccount('write:mutes'),
  unmuteStatus: requireAccount('write:mutes'),
  getFavourites: requireAccount('read:favourites'),
  getBookmarks: requireAccount('read:bookmarks'),
  getPoll: allowGuest('read:statuses'),
  votePoll: requireAccount('write:statuses'),

  uploadMediaV1: uploadAccess,
  uploadMediaV2: uploadAccess,
  getMedia: requireAccount('write:media'),
  updateMedia: requireAccount('write:media'),

  getHomeTimeline: requireAccount('read:statuses'),
  getPublicTimeline: allowGuest('read:statuses'),
  getTagTimeline: allowGuest('read:statuses'),
  getListTimeline: requireAccount('read:lists'),
  getDirectTimeline: requireAccount('read:statuses'),
  getMarkers: requireAccount('read:statuses'),
  saveMarkers: requireAccount('write:statuses'),
  getConversations: requireAccount('read:statuses'),
  markConversationRead: requireAccount('write:conversations'),
  deleteConversation: requireAccount('write:conversations'),

  getNotifications: requireAccount('read:notifications'),
  getNotification: requireAccount('read:notifications'),
  getNotificationGroups: requireAccount('read:notifications'),
  clearNotifications: requireAccount('write:notifications'),
  dismissNotification: requireAccount('write:notifications'),
  dismissNotifications: requireAccount('write:notifications'),
  dismissNotificationGroup: requireAccount('write:notifications'),
  createPushSubscription: requireAccount('push'),
  getPushSubscription: requireAccount('push'),
  updatePushSubscription: requireAccount('push'),
  deletePushSubscription: requireAccount('push'),

  getLists: requireAccount('read:lists'),
  getList: requireAccount('read:lists'),
  getListAccounts: requireAccount('read:lists'),
  createList: requireAccount('write:lists'),
  updateList: requireAccount('write:lists'),
  deleteList: requireAccount('write:lists'),
  addListAccounts: requireAccount('write:lists'),
  removeListAccounts: requireAccount('write:lists'),

  getFiltersV1: requireAccount('read:filters'),
  getFilterV1: requireAccount('read:filters'),
  createFilterV1: requireAccount('write:filters'),
  updateFilterV1: requireAccount('write:filters'),
  deleteFilterV1: requireAccount('write:filters'),
  getFiltersV2: requireAccount('read:filters'),
  getFilterV2: requireAccount('read:filters'),
  createFilterV2: requireAccount('write:filters'),
  updateFilterV2: requireAccount('write:filters'),
  deleteFilterV2: requireAccount('write:filters'),
  getFilterKeywords: requireAccount('read:filters'),
  getFilterKeyword: requireAccount('read:filters'),
  addFilterKeyword: requireAccount('write:filters'),
  updateFilterKeyword: requireAccount('write:filters'),
  deleteFilterKeyword: requireAccount('write:filters'),
  getFilteredStatuses: requireAccount('read:filters'),
  getFilteredStatus: requireAccount('read:filters'),
  addFilteredStatus: requireAccount('write:filters'),
  deleteFilteredStatus: requireAccount('write:filters'),

  searchV1: requireAccount('read:search'),
  searchV2: allowGuest('read:search'),
}
