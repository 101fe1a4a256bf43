export {
  type AccountColour,
  type AccountLook,
  assignAccountColours,
  readAccountLook,
} from './account-look.ts'
export { readPlace, sortByPlace } from './account-place.ts'
export {
  editList,
  EMPTY_LIST_EDITOR,
  type ListEditor,
  applyListSaved,
  type ListSaveAction,
  getListSaveAction,
  sortListsByTitle,
  REPLIES_POLICIES,
  type RepliesPolicy,
  getRepliesPolicy,
  toRepliesPolicyParam,
} from './lists.ts'
export { type MuteDraft, getMuteEnd, getSecondsLeft, startMute } from './mute.ts'
export {
  type ProfileAccess,
  getProfileAccess,
  type RelationshipButton,
  getRelationshipButton,
} from './profile.ts'
export {
  findAccountsOfDomain,
  getAcctDomain,
  updateFollowerCount,
  getUnknownRelationships,
} from './relationships.ts'
