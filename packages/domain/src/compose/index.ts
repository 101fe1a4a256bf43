export {
  type AuthorTraits,
  type AdaptedDraft,
  adaptDraft,
  type DraftLosses,
  type NextAuthorTraits,
} from './adapt-draft.ts'
export {
  type CharacterLimits,
  DEFAULT_LIMIT,
  DEFAULT_LIMITS,
  getRemainingCharacters,
  getTextLength,
  URL_COST,
} from './character-count.ts'
export {
  ADVANCED_OPTIONS,
  type AdvancedOption,
  shouldConfirmLeave,
  type Draft,
  type DraftField,
  createEmptyDraft,
  getFieldText,
  hasLocalOnlyMark,
  hasOption,
  hasWarning,
  LOCAL_ONLY_MARK,
  getPostedWarning,
  type SensitiveToggle,
  getSensitiveToggle,
  toggleOption,
  toggleWarning,
  toPostedText,
} from './draft.ts'
export { attachMedia, detachMedia, getPastedFile, getUploadPercent } from './draft-media.ts'
export { getEditedMedia, getUnchangedPoll } from './edit-params.ts'
export {
  type HelperFriend,
  pickHelperFriend,
  getNextHelperFriend,
  RARE_FRIEND_SHARE,
} from './helper-friend.ts'
export { isPublishedCopy, type PostedStatus, toPostedStatus } from './is-published-copy.ts'
export {
  DESCRIPTION_LIMIT,
  getDescriptionLimit,
  findFirstUndescribed,
  isDescriptionChanged,
} from './media-descriptions.ts'
export {
  toPollParams,
  EMPTY_POLL,
  type PollDraft,
  getPollDurations,
  type PollError,
  findPollError,
  redraftPoll,
  removePollOption,
  setPollOption,
} from './poll-draft.ts'
export { DEFAULT_POLL_LIMITS } from './poll-limits.ts'
export {
  getComposeShortcut,
  type PublishButton,
  getPublishVisibility,
  getSideArmVisibility,
} from './publish-buttons.ts'
export { createRedraft } from './redraft.ts'
export {
  startReplyDraft,
  cancelReply,
  directToAccount,
  type ReplyPrefix,
  getDefaultPrefix,
  mentionAccount,
  type ReplyDraft,
  createReplyDraft,
  getReplyMentions,
  type ReplyTarget,
  createThreadDraft,
  removeMentions,
  detachReply,
  findRemovedMentions,
} from './reply-draft.ts'
export { joinSharedData, type SharedData } from './shared-text.ts'
export {
  ACCOUNT_SEARCH_INTERVAL_MS,
  ACCOUNT_SUGGESTION_LIMIT,
  EMOJI_SUGGESTION_LIMIT,
  updateToken,
  hideSuggestions,
  MIN_TOKEN_LENGTH,
  moveHighlight,
  NO_SUGGESTIONS,
  pickSuggestion,
  setSuggestions,
  getShownSuggestions,
  type Suggestion,
  type SuggestionKind,
  type SuggestionList,
  type SuggestionToken,
  TAG_SUGGESTION_LIMIT,
  findTokenAtCaret,
} from './suggestion-list.ts'
export { parseTagHistory, addToTagHistory, suggestTags, TAG_HISTORY_LIMIT } from './tag-history.ts'
export { insertEmoji, ZERO_WIDTH_SPACE } from './text-edit.ts'
export type { TextEdit } from './text-edit.ts'
export {
  type UploadRules,
  getAcceptAttribute,
  checkFile,
  isAcceptedFile,
  isPicture,
  getSizeLimit,
} from './upload/check-file.ts'
export { chooseFiles, type RejectedFiles } from './upload/choose-files.ts'
export { DEFAULT_MEDIA_LIMITS, getMediaLimits } from './upload/media-limits.ts'
export {
  isMediaReady,
  getProcessingDelay,
  type UploadError,
  toUploadError,
} from './upload/upload-response.ts'
export {
  startChange,
  startUpload,
  cancelUpload,
  failChange,
  failUpload,
  finishChange,
  finishUpload,
  canUploadMore,
  hasFailedUpload,
  isChangingUpload,
  isUploading,
  moveAttachment,
  NO_UPLOADS,
  setUploadProcessing,
  setUploadProgress,
  retryUpload,
  getRemainingUploads,
  undoUpload,
  type Upload,
  type Uploads,
  getUploadErrors,
} from './upload/uploads.ts'
export {
  canSubmit,
  type ComposerActivity,
  type DraftHint,
  getDraftHints,
} from './validate-draft.ts'
export { getMoreRestrictive, toVisibility } from './visibility.ts'
