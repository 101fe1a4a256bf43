const toInstancePaths = (paths: readonly string[]) =>
  paths.map((path) => `apps/demo-server/src/${path}`)

/** All tests of the demo server. */
export const instanceTests = 'apps/demo-server/src/**/*.test.ts'

/** Tests of the demo server without a store, or with a data directory: they do not run on PostgreSQL. */
export const testsWithoutStore = toInstancePaths([
  'http/get-caller.test.ts',
  'media/read-media-info.test.ts',
  'media/read-focus.test.ts',
  'media/sniff-type.test.ts',
  'http/files.test.ts',
  'pages/build-headers.test.ts',
  'content/render-content.test.ts',
  'push/send-push.test.ts',
  'start-server.test.ts',
  'store/directory-lock.test.ts',
  'test-controls/cut-body.test.ts',
  'seed/artwork.test.ts',
  'seed/build-seed-data.test.ts',
  'seed/data-files.test.ts',
  'seed/planner/create-activity-planner.test.ts',
])

/**
 * Tests that run on PGlite even when PostgreSQL is available. They send nine in ten of the statements of all tests,
 * with the dates, lists, numbers and JSON of PGlite's own driver, and concurrent statements that wait for its single
 * connection. Tests of the dashboard's state also use it; `start-server` creates, locks and reopens its directory.
 */
export const testsOnBoth = toInstancePaths([
  'testing/contract/contract.test.ts',
  'handlers/timelines.test.ts',
  'simulator/accept-follow-request.test.ts',
  'oauth/oauth.test.ts',
  'pages/settings/settings.test.ts',
  'store/vapid-keys.test.ts',
  'streaming/streaming.test.ts',
  'test-controls/load-generator/load-generator.test.ts',
])
