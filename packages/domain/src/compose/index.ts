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
  hasLocalOnlyMark,
  hasOption,
  hasWarning,
  LOCAL_ONLY_MARK,
  postedWarning,
  type SensitiveToggle,
  sensitiveToggle,
  toggleOption,
  toggleWarning,
  toPostedText,
} from './draft.ts'
export { attachMedia, detachMedia, pastedFile, uploadPercent } from './draft-media.ts'
export { editedMedia, keptPoll } from './edited-parts.ts'
export {
  type HelperFriend,
  helperFriend,
  nextHelperFriend,
  RARE_FRIEND_SHARE,
} from './helper-friend.ts'
export { isPublishedCopy, type PostedStatus, toPostedStatus } from './is-published-copy.ts'
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
export {
  composeShortcut,
  type PublishButton,
  publishedVisibility,
  sideArmVisibility,
} from './publish-buttons.ts'
export { redraftDraft } from './redraft-draft.ts'
export {
  beginAnswer,
  cancelReply,
  directToAccount,
  type Given,
  givenByDefault,
  mentionAccount,
  type ReplyDraft,
  replyDraft,
  replyMentions,
  type ReplyTarget,
  threadDraft,
  withoutMentions,
} from './reply-draft.ts'
export { sharedText, type SharedWords } from './shared-text.ts'
export {
  ACCOUNT_SEARCH_INTERVAL_MS,
  ACCOUNT_SUGGESTION_LIMIT,
  EMOJI_SUGGESTION_LIMIT,
  followToken,
  hideSuggestions,
  MIN_TOKEN_LENGTH,
  moveHighlight,
  NO_SUGGESTIONS,
  pickSuggestion,
  receiveSuggestions,
  shownSuggestions,
  type Suggestion,
  type SuggestionKind,
  type SuggestionList,
  type SuggestionToken,
  TAG_SUGGESTION_LIMIT,
  tokenAtCaret,
} from './suggestion-list.ts'
export { parseTagHistory, rememberTags, suggestTags, TAG_HISTORY_LIMIT } from './tag-history.ts'
export { insertEmoji, ZERO_WIDTH_SPACE } from './text-edit.ts'
export type { TextEdit } from './text-edit.ts'
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
  beginChange,
  beginUpload,
  cancelUpload,
  failChange,
  failUpload,
  finishChange,
  finishUpload,
  hasRoom,
  isAnyMissing,
  isChangingUpload,
  isUploading,
  moveAttachment,
  NO_UPLOADS,
  processUpload,
  progressUpload,
  retryUpload,
  roomLeft,
  undoUpload,
  type Upload,
  type Uploads,
  uploadTroubles,
} from './upload/uploads.ts'
export {
  canSubmit,
  type ComposerActivity,
  type DraftNotice,
  draftNotices,
} from './validate-draft.ts'
export { moreRestrictive, toVisibility } from './visibility.ts'
