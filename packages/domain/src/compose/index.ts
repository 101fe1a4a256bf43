export {
  ADVANCED_OPTIONS,
  type AdvancedOption,
  hasOption,
  toggleOption,
} from './advanced-options.ts'
export { beginAnswer, type Given, givenByDefault } from './begin-answer.ts'
export { cancelReply, withoutMentions } from './cancel-reply.ts'
export {
  type CharacterLimits,
  DEFAULT_LIMIT,
  DEFAULT_LIMITS,
  remainingCharacters,
  textLength,
  URL_COST,
} from './character-count.ts'
export { composeShortcut, type PublishButton } from './compose-shortcut.ts'
export { attachMedia, detachMedia, uploadPercent } from './draft-media.ts'
export { type DraftNotice, draftNotices } from './draft-notices.ts'
export { type DraftField, getFieldText } from './draft-field.ts'
export { type Draft, emptyDraft } from './draft.ts'
export { editedMedia } from './edited-media.ts'
export {
  type HelperFriend,
  helperFriend,
  nextHelperFriend,
  RARE_FRIEND_SHARE,
} from './helper-friend.ts'
export { insertEmoji, ZERO_WIDTH_SPACE } from './insert-emoji.ts'
export { keptPoll } from './kept-poll.ts'
export { asksBeforeLeaving } from './leave-question.ts'
export { hasLocalOnlyMark, LOCAL_ONLY_MARK } from './local-only-mark.ts'
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
export { isPublishedCopy } from './is-published-copy.ts'
export {
  DESCRIPTION_LIMIT,
  descriptionLimit,
  firstUndescribed,
  isDescriptionChanged,
} from './media-descriptions.ts'
export { directToAccount, mentionAccount } from './mention-account.ts'
export { pickSuggestion } from './pick-suggestion.ts'
export { type PostedStatus, toPostedStatus } from './posted-status.ts'
export { toPostedText } from './posted-text.ts'
export { redraftDraft } from './redraft-draft.ts'
export { type ReplyDraft, replyDraft, replyMentions, type ReplyTarget } from './reply-draft.ts'
export { type SensitiveToggle, sensitiveToggle } from './sensitive-toggle.ts'
export { publishedVisibility, sideArmVisibility } from './side-arm.ts'
export {
  followToken,
  hideSuggestions,
  moveHighlight,
  NO_SUGGESTIONS,
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
export { sharedText, type SharedWords } from './shared-text.ts'
export {
  ACCOUNT_SEARCH_INTERVAL_MS,
  ACCOUNT_SUGGESTION_LIMIT,
  EMOJI_SUGGESTION_LIMIT,
  type Suggestion,
  TAG_SUGGESTION_LIMIT,
} from './suggestion.ts'
export { parseTagHistory, rememberTags, suggestTags, TAG_HISTORY_LIMIT } from './tag-history.ts'
export type { TextEdit } from './text-edit.ts'
export { threadDraft } from './thread-draft.ts'
export { toggleWarning } from './toggle-warning.ts'
export { acceptAttribute, isAcceptedFile } from './upload/accepted-file.ts'
export { beginChange, failChange, finishChange, isChangingUpload } from './upload/change-upload.ts'
export { type Acceptance, checkFile, isPicture, sizeLimit } from './upload/check-file.ts'
export { chooseFiles, type TurnedAway } from './upload/choose-files.ts'
export { DEFAULT_MEDIA_LIMITS, mediaLimits } from './upload/media-limits.ts'
export { moveAttachment } from './upload/move-attachment.ts'
export { pastedFile } from './upload/pasted-file.ts'
export { isMediaReady, processingWait } from './upload/processing.ts'
export { type UploadTrouble, uploadTrouble } from './upload/upload-trouble.ts'
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
export { canSubmit, type ComposerActivity } from './validate-draft.ts'
export { moreRestrictive, toVisibility } from './visibility.ts'
export { hasWarning, postedWarning } from './warning.ts'
