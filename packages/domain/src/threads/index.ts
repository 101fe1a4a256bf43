export { depthFirst, threadAround } from './thread-order.ts'
export { type Branch, buildThreadTree, DEEPEST_INDENT, hideFolded } from './thread-tree.ts'
