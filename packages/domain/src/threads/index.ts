export { depthFirst } from './depth-first.ts'
export { threadAround } from './thread-around.ts'
