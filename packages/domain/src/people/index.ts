export { accountsOfDomain, acctDomain } from './acct-domain.ts'
export { countFollower } from './count-follower.ts'
export {
  editList,
  EMPTY_LIST_EDITOR,
  type ListEditor,
  listSaved,
  type ListSaving,
  listSaving,
} from './list-editor.ts'
export { listsByTitle } from './lists-by-title.ts'
export { type MuteDraft, startMute } from './mute-draft.ts'
export { type ProfileGate, profileGate } from './profile-gate.ts'
export { muteEnd, secondsLeft } from './mute-end.ts'
export { type RelationshipButton, relationshipButton } from './relationship-button.ts'
export {
  REPLIES_POLICIES,
  repliesPolicyOf,
  type RepliesPolicy,
  repliesPolicyWord,
} from './replies-policy.ts'
export { unknownRelationships } from './unknown-relationships.ts'
