export {
  beginAnswer,
  directToAccount,
  type Given,
  givenByDefault,
  mentionAccount,
} from './begin-answer.ts'
export { cancelReply, withoutMentions } from './cancel-reply.ts'
export {
  type CharacterLimits,
  DEFAULT_LIMIT,
  DEFAULT_LIMITS,
  remainingCharacters,
  textLength,
  URL_COST,
} from './character-count.ts'
export {
  ADVANCED_OPTIONS,
  type AdvancedOption,
  asksBeforeLeaving,
  type Draft,
  type DraftField,
  emptyDraft,
  getFieldText,
  hasOption,
  toggleOption,
} from './draft.ts'
export { attachMedia, detachMedia, pastedFile, uploadPercent } from './draft-media.ts'
export { editedMedia, keptPoll } from './edited-parts.ts'
export {
  type HelperFriend,
  helperFriend,
  nextHelperFriend,
  RARE_FRIEND_SHARE,
} from './helper-friend.ts'
export { isPublishedCopy } from './is-published-copy.ts'
export { hasLocalOnlyMark, LOCAL_ONLY_MARK, toPostedText } from './local-only-mark.ts'
export {
  DESCRIPTION_LIMIT,
  descriptionLimit,
  firstUndescribed,
  isDescriptionChanged,
} from './media-descriptions.ts'
export {
  askedPoll,
  EMPTY_POLL,
  type PollDraft,
  pollDurations,
  type PollTrouble,
  pollTrouble,
  redraftPoll,
  removePollOption,
  setPollOption,
} from './poll-draft.ts'
export { DEFAULT_POLL_LIMITS } from './poll-limits.ts'
export { type PostedStatus, toPostedStatus } from './posted-status.ts'
export {
  composeShortcut,
  type PublishButton,
  publishedVisibility,
  sideArmVisibility,
} from './publish-buttons.ts'
export { redraftDraft } from './redraft-draft.ts'
export { type ReplyDraft, replyDraft, replyMentions, type ReplyTarget } from './reply-draft.ts'
export { sharedText, type SharedWords } from './shared-text.ts'
export {
  ACCOUNT_SEARCH_INTERVAL_MS,
  ACCOUNT_SUGGESTION_LIMIT,
  EMOJI_SUGGESTION_LIMIT,
  type Suggestion,
  TAG_SUGGESTION_LIMIT,
} from './suggestion.ts'
export {
  followToken,
  hideSuggestions,
  moveHighlight,
  NO_SUGGESTIONS,
  pickSuggestion,
  receiveSuggestions,
  shownSuggestions,
  type SuggestionList,
} from './suggestion-list.ts'
export {
  MIN_TOKEN_LENGTH,
  type SuggestionKind,
  type SuggestionToken,
  tokenAtCaret,
} from './suggestion-token.ts'
export { parseTagHistory, rememberTags, suggestTags, TAG_HISTORY_LIMIT } from './tag-history.ts'
export { insertEmoji, ZERO_WIDTH_SPACE } from './text-edit.ts'
export type { TextEdit } from './text-edit.ts'
export { threadDraft } from './thread-draft.ts'
export {
  beginChange,
  failChange,
  finishChange,
  isChangingUpload,
  moveAttachment,
} from './upload/change-upload.ts'
export {
  type Acceptance,
  acceptAttribute,
  checkFile,
  isAcceptedFile,
  isPicture,
  sizeLimit,
} from './upload/check-file.ts'
export { chooseFiles, type TurnedAway } from './upload/choose-files.ts'
export { DEFAULT_MEDIA_LIMITS, mediaLimits } from './upload/media-limits.ts'
export {
  isMediaReady,
  processingWait,
  type UploadTrouble,
  uploadTrouble,
} from './upload/upload-answer.ts'
export {
  beginUpload,
  cancelUpload,
  failUpload,
  finishUpload,
  hasRoom,
  isAnyMissing,
  isUploading,
  NO_UPLOADS,
  processUpload,
  progressUpload,
  retryUpload,
  roomLeft,
  undoUpload,
  uploadTroubles,
  type Upload,
  type Uploads,
} from './upload/uploads.ts'
export {
  canSubmit,
  type ComposerActivity,
  type DraftNotice,
  draftNotices,
} from './validate-draft.ts'
export { moreRestrictive, toVisibility } from './visibility.ts'
export {
  hasWarning,
  postedWarning,
  type SensitiveToggle,
  sensitiveToggle,
  toggleWarning,
} from './warning.ts'
