export { cancelReply } from './cancel-reply.ts'
export {
  type CharacterLimits,
  DEFAULT_LIMIT,
  DEFAULT_LIMITS,
  remainingCharacters,
  textLength,
  URL_COST,
} from './character-count.ts'
export {
  attachMedia,
  DESCRIPTION_LIMIT,
  detachMedia,
  isMediaFull,
  MAX_MEDIA,
  uploadPercent,
} from './draft-media.ts'
export { type Draft, emptyDraft } from './draft.ts'
export { hasLocalOnlyMark, LOCAL_ONLY_MARK } from './local-only-mark.ts'
export { directToAccount, mentionAccount } from './mention-account.ts'
export { type PostedStatus, toPostedStatus, toPostedText } from './posted-status.ts'
export { type ReplyDraft, replyDraft, replyMentions, type ReplyTarget } from './reply-draft.ts'
export { sideArmVisibility } from './side-arm.ts'
export { threadDraft } from './thread-draft.ts'
export { toggleWarning } from './toggle-warning.ts'
export { canSubmit, type ComposerActivity } from './validate-draft.ts'
export { moreRestrictive, toVisibility } from './visibility.ts'
export { hasWarning, postedWarning } from './warning.ts'
