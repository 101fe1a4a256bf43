const inInstance = (paths: readonly string[]) => paths.map((path) => `apps/demo-server/src/${path}`)

/** Every test of the instance. */
export const onInstance = 'apps/demo-server/src/**/*.test.ts'

/** Tests of the instance that open no store, or insist on a directory: nothing for a PostgreSQL. */
export const besideStore = inInstance([
  'http/caller-address.test.ts',
  'media/read-film.test.ts',
  'media/read-focus.test.ts',
  'media/sniff-type.test.ts',
  'http/files.test.ts',
  'pages/program-headers.test.ts',
  'content/render-content.test.ts',
  'push/post-push.test.ts',
  'start-server.test.ts',
  'store/directory-lock.test.ts',
  'test-controls/cut-body.test.ts',
  'world/artwork.test.ts',
  'world/build-world.test.ts',
  'world/data.test.ts',
  'world/living/create-life.test.ts',
])

/**
 * What PGlite is asked even where a PostgreSQL is asked everything: nine in ten of the statements that all tests
 * together send, with their dates, lists, numbers and JSON as its own driver gives them, and what comes at once and has
 * to wait for its one connection. Tests of the dashboard's state walk on it besides; `start-server` begins, locks and
 * reopens its directory.
 */
export const onBoth = inInstance([
  'testing/contract/contract.test.ts',
  'handlers/timelines.test.ts',
  'life/accept-follower.test.ts',
  'oauth/oauth.test.ts',
  'pages/settings/settings.test.ts',
  'store/vapid-keys.test.ts',
  'streaming/streaming.test.ts',
  'test-controls/pouring/pouring.test.ts',
])
