import { existsSync } from 'node:fs'
import { runNode } from '../runner/child.mjs'
import { inRoot } from '../runner/paths.mjs'
import { binOf, verdict } from './tool.mjs'

/** Below this the cruiser has lost its way (it reports success over nothing), and the walls are unguarded. */
const LEAST_MODULES = 150

const PLACES = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'vite.config.ts', 'vitest.config.ts']

/** Which room imports from which, types counted. */
export const layers = {
  name: 'layers',
  async run() {
    const { code, output } = await runNode(
      [
        binOf('dependency-cruiser', 'depcruise'),
        ...PLACES.filter((place) => existsSync(inRoot(place))),
        '--config',
        '.dependency-cruiser.cjs',
      ],
      { standsBack: true },
    )
    const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
    const isWhole = modules >= LEAST_MODULES
    const complaint = isWhole
      ? ''
      : `\nOnly ${modules} modules were cruised; at least ${LEAST_MODULES} are expected.`
    return verdict(code === 0 && isWhole, output + complaint, `${modules} modules`)
  },
}
