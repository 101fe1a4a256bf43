import { defineConfig } from 'vitest/config'
import { readRequirements } from './scripts/requirements.mjs'

/** The tests of the rules alone, without a browser or a plugin: a mutation run starts them hundreds of times. */
export default defineConfig({
  test: {
    tags: [...readRequirements().keys()].map((name) => ({ name })),
    include: ['packages/domain/src/**/*.test.ts'],
    setupFiles: ['packages/domain/src/testing/fixed-seed.ts'],
  },
})
