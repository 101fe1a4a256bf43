export {
  editList,
  EMPTY_LIST_EDITOR,
  type ListEditor,
  listSaved,
  type ListSaving,
  listSaving,
  listsByTitle,
  REPLIES_POLICIES,
  type RepliesPolicy,
  repliesPolicyOf,
  repliesPolicyWord,
} from './lists.ts'
export { type MuteDraft, muteEnd, secondsLeft, startMute } from './mute.ts'
export {
  type ProfileGate,
  profileGate,
  type RelationshipButton,
  relationshipButton,
} from './profile.ts'
export {
  accountsOfDomain,
  acctDomain,
  countFollower,
  unknownRelationships,
} from './relationships.ts'
