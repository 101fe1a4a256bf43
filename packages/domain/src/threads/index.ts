export { depthFirst } from './depth-first.ts'
export { threadAround } from './thread-around.ts'
export { type Branch, buildThreadTree, DEEPEST_INDENT, hideFolded } from './thread-tree.ts'
