export { sortDepthFirst, orderThread } from './thread-order.ts'
export { type Branch, buildThreadTree, MAX_INDENT, hideCollapsedReplies } from './thread-tree.ts'
