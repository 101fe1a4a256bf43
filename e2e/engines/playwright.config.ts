import { defineConfig } from '@playwright/test'

/** What an engine is called in `npm run test:browsers -- --engine NAME`. */
const ENGINES = ['chromium', 'firefox', 'webkit'] as const

export default defineConfig<{ engineName: (typeof ENGINES)[number] }>({
  testDir: '.',
  globalSetup: './global-setup.ts',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines',
  // Two browsers at once on two cores, and one of each kind: its journeys share a window.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: ENGINES.map((name) => ({ name, workers: 1, use: { engineName: name } })),
})
