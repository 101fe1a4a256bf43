// Stands in until the world itself is there.
import { tinyWorld } from './testing/tiny-world.ts'
import type { Life } from './world/life.ts'
import type { World } from './world/world.ts'

export const buildWorld = ({ now }: { seed: string; now: Date }): World => tinyWorld(now)
export const createLife = (_options: { world: World; random: () => number }): Life => ({
  nextPost: () => null, answerTo: () => [], reactionTo: () => [], nextFollow: () => null,
})
export const artworkSvg = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="hsl(${name.length * 40} 60% 50%)"/></svg>`
