import { defineConfig } from '@playwright/test'
import { browserLaunch } from '../scripts/browser-launch.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  testMatch: '*.spec.ts',
  testIgnore: '**/cross-browser/**',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // The run ends by itself, with its counts, before the runner would have to end it.
  globalTimeout: 1_740_000,
  // Journeys share the cores with the other tests.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: browserLaunch,
    viewport: { width: 1760, height: 1000 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Each frame is drawn by the processor here: what moves would take a fifth of the run. Who looks at movement asks
    // for it; component tests and the other engines' journeys move as for most people.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording costs an eighth of the run: `--trace retain-on-failure` on the command line, for the test in question.
    trace: 'off',
  },
})
