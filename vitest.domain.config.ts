import { defineConfig } from 'vitest/config'
import { readRequirements } from './scripts/requirements.mjs'

/**
 * Runs the tests of the rules only, without a browser or a plugin, because a mutation run starts them hundreds of
 * times.
 */
export default defineConfig({
  test: {
    tags: [...readRequirements().keys()].map((name) => ({ name })),
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['packages/domain/src/testing/fixed-seed.ts'],
  },
})
