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
  // Ends the run with its counts before the outer runner's timeout kills it.
  globalTimeout: 1_740_000,
  // These tests share the cores with the other test suites.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: browserLaunch,
    viewport: { width: 1760, height: 1000 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // The processor draws each frame here, so animations would take a fifth of the run. Tests of motion enable it
    // themselves. Component tests and the tests in other engines run with animations.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording takes an eighth of the run. Use `--trace retain-on-failure` on the command line for a single test.
    trace: 'off',
  },
})
