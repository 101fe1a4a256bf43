import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { runNode } from '../runner/child.mjs'
import { inRoot } from '../runner/paths.mjs'

const require = createRequire(inRoot('package.json'))

/** The file behind a tool's name in node_modules/.bin, found through its package. */
export function binOf(packageName, bin = packageName) {
  const manifestPath = inRoot('node_modules', packageName, 'package.json')
  const { bin: bins } = require(manifestPath)
  return join(dirname(manifestPath), typeof bins === 'string' ? bins : bins[bin])
}

/** A tool that only reads and says all in its exit code: one check, passed or failed. It stands back for the tests. */
export function toolCheck(name, packageName, args, { bin = packageName } = {}) {
  return {
    name,
    async run() {
      const { code, output } = await runNode([binOf(packageName, bin), ...args], {
        standsBack: true,
      })
      return verdict(code === 0, output)
    },
  }
}

export function verdict(passes, output = '', note = '') {
  return { passed: passes ? 1 : 0, failed: passes ? 0 : 1, output, note }
}
