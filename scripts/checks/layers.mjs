import { existsSync } from 'node:fs'
import { runNode } from '../runner/child.mjs'
import { inRoot } from '../runner/paths.mjs'
import { findBin, createResult } from './tool.mjs'

/** With fewer modules dependency-cruiser has missed files. It then reports success without checking them. */
const MIN_MODULES = 150

const PATHS = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'vite.config.ts', 'vitest.config.ts']

/** Checks the imports between layers, types included. */
export const layers = {
  name: 'layers',
  async run() {
    const { code, output } = await runNode(
      [
        findBin('dependency-cruiser', 'depcruise'),
        ...PATHS.filter((place) => existsSync(inRoot(place))),
        '--config',
        '.dependency-cruiser.cjs',
      ],
      { isLowPriority: true },
    )
    const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
    const isWhole = modules >= MIN_MODULES
    const message = isWhole
      ? ''
      : `\nOnly ${modules} modules were checked; at least ${MIN_MODULES} are expected.`
    return createResult(code === 0 && isWhole, output + message, `${modules} modules`)
  },
}
