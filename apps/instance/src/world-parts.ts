import type { Life } from './world/life.ts'

export { artworkSvg } from './world/artwork/artwork-svg.ts'
export { buildWorld } from './world/build-world.ts'

// Stands in until life itself is there.
export const createLife = (_options: unknown): Life => ({
  nextPost: () => null,
  answerTo: () => [],
  reactionTo: () => [],
  nextFollow: () => null,
})
