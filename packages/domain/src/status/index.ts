export {
  canBoost,
  canEmbed,
  canPin,
  CLICK_TOLERANCE_PX,
  isClick,
  formatReplyCount,
} from './action-permissions.ts'
export { type CardFrame, findCardFrame, isPictureOfSite } from './card-frame.ts'
export { getCollapsedBackground, type CollapseInput, shouldCollapse } from './collapse.ts'
export { getEmbedFrameUrl, createPlainEmbed } from './embed.ts'
export { keepNewerEdit } from './keep-newer-edit.ts'
export { getPollEnd, getPollShares, type PollStage, getPollStage } from './poll-results.ts'
export { chooseOption, keepVote, applyVote } from './poll-vote.ts'
export { isHiddenByUser, type QuotePlaceholder, getQuotePlaceholder } from './quote-placeholder.ts'
export { createWarningRule } from './expand-warning.ts'
export { findWarningFilterError } from './warning-filter.ts'
export { findReachLimit, getPostAddresses, isSamePost, type ReachLimit } from './same-post.ts'
