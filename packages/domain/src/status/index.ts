export {
  canBoost,
  canEmbed,
  canPin,
  CLICK_TOLERANCE_PX,
  isClick,
  replyCountLabel,
} from './actions.ts'
export { type CardFrame, cardFrame, isPictureOfSite } from './card-frame.ts'
export { collapsedBackground, type CollapseInput, startsCollapsed } from './collapse.ts'
export { embedFrame, plainEmbed } from './embed.ts'
export { keepEdit } from './keep-edit.ts'
export { pollEnd, pollShares, type PollStage, pollStage } from './poll-results.ts'
export { chooseOption, keepVote, withVote } from './poll-vote.ts'
export { isOwnChoice, type QuoteLine, quoteLine } from './quote-line.ts'
export { warningRule } from './unfold.ts'
export { warningFilterTrouble } from './warning-filter.ts'
