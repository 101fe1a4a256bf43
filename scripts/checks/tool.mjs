import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runNode } from '../runner/child.mjs'
import { inRoot } from '../runner/paths.mjs'

const require = createRequire(inRoot('package.json'))

/** Finds the file behind a tool's name in node_modules/.bin, through its package. */
export function findBin(packageName, bin = packageName) {
  const manifestPath = inRoot('node_modules', packageName, 'package.json')
  const { bin: bins } = require(manifestPath)
  return join(dirname(manifestPath), typeof bins === 'string' ? bins : bins[bin])
}

/**
 * Creates a check from a tool that only reads and reports through its exit code. It runs with low priority, beside
 * the tests.
 */
export function createToolCheck(name, packageName, args, { bin = packageName } = {}) {
  return {
    name,
    async run() {
      const { code, output } = await runNode([findBin(packageName, bin), ...args], {
        isLowPriority: true,
      })
      return createResult(code === 0, output)
    },
  }
}

export function createResult(passes, output = '', note = '') {
  return { passed: passes ? 1 : 0, failed: passes ? 0 : 1, output, note }
}
