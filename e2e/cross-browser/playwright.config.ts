import { defineConfig } from '@playwright/test'

/** Names of the engines in `npm run test:browsers -- --engine NAME`. */
const ENGINES = ['chromium', 'firefox', 'webkit'] as const

export default defineConfig<{ engineName: (typeof ENGINES)[number] }>({
  testDir: '.',
  globalSetup: './global-setup.ts',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  // One engine at a time: two are too slow on two cores, and the tests of one engine share a window.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: ENGINES.map((name) => ({ name, use: { engineName: name } })),
})
