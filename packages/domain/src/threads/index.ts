export { depthFirst } from './depth-first.ts'
