import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '@colonnade/api-client'
import { parseLocalSettings } from '@colonnade/domain/settings'
import { recordError, recentErrors } from '../../lib/recent-errors.ts'
import { account, status } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { changeDraftAtom } from '../compose/draft.ts'
import { sessionsAtom } from '../sessions.ts'
import { changeLocalSettingAtom } from '../settings/local-settings.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { diagnosticsAtom, getSettingsFacts } from './collect-diagnostics.ts'

const SECRETS = {
  token: 'token-4711',
  draft: 'unsent words',
  warning: 'a warned word',
  search: 'searched term',
  list: 'list-name-7',
  post: 'a post of another account',
  person: 'ada.secret',
  host: 'colonnade.example',
  refusal: 'the refusal names mira',
  pattern: 'hidden pattern',
}

const BROWSER = {
  build: { version: '1.2.3', commit: '0123456789ab' },
  program: ['index-abc.js'],
  browser: 'Browser 1',
  languages: ['en'],
  window: [800, 600],
  pixelRatio: 2,
  isOnline: true,
  prefers: { dark: true },
  storage: null,
} as const

// Other tests in this process have logged errors too.
beforeEach(() => {
  recentErrors.length = 0
})

/** Opens a session with secrets wherever the user may write or a server may respond. */
async function openWithSecrets() {
  const { session, server, platform } = testSession({
    meta: { access_token: SECRETS.token },
    columns: [
      column('home', 'HOME', { regex: { body: SECRETS.pattern } }),
      column('search', 'SEARCH', { q: SECRETS.search }),
      column('list', 'LIST', { id: SECRETS.list, title: SECRETS.list }),
      column('odd', SECRETS.person),
    ],
  })
  const { app, store } = session
  app.set(sessionsAtom, [session])
  const author = account({
    id: '7',
    username: SECRETS.person,
    acct: `${SECRETS.person}@far.example`,
  })
  server.on('GET /api/v1/timelines/home', () =>
    createPageResponse([status({ id: '9', content: `<p>${SECRETS.post}</p>`, account: author })]),
  )
  server.on('GET /api/v2/instance', () =>
    Response.json({ domain: SECRETS.host, version: '4.4.2+glitch', title: SECRETS.person }),
  )
  store.set(openColumnAtom, session, 'home')
  store.set(changeDraftAtom, session, { text: SECRETS.draft, spoilerText: SECRETS.warning })
  app.set(changeLocalSettingAtom, ['content_warnings', 'filter'], SECRETS.pattern)
  app.set(changeLocalSettingAtom, ['unknown'], SECRETS.draft)
  recordError(
    'an action failed',
    new ApiError('response', { status: 422, serverMessage: SECRETS.refusal, body: SECRETS.post }),
  )
  recordError(
    'not caught',
    new SyntaxError(`Unexpected token in "${SECRETS.post}" at https://${SECRETS.host}/x.js:1:2`),
  )
  recordError('not awaited', SECRETS.draft)
  await flushPromises()
  const collected = app.set(diagnosticsAtom, BROWSER)
  await platform.clock.advance(5_000)
  return collected
}

test('collects values that a bug may depend on, and no secret', async () => {
  const text = await openWithSecrets()
  const report = JSON.parse(text) as unknown

  expect(report).toMatchObject({
    build: { version: '1.2.3', commit: '0123456789ab' },
    program: ['index-abc.js'],
    window: [800, 600],
    settings: { layout: 'auto', content_warnings: { auto_unfold: false, hasFilter: true } },
    columns: [
      { kind: 'HOME', account: 0, rows: 1 },
      { kind: 'SEARCH' },
      { kind: 'LIST' },
      { kind: 'unknown' },
    ],
    accounts: [
      {
        server: { name: 'mastodon+glitch', version: '4.4.2' },
        holds: { posts: 1, notifications: 0, drafts: 0 },
      },
    ],
    errors: [
      { what: 'an action failed', type: 'ApiError', call: ['response', 422] },
      { what: 'not caught', type: 'SyntaxError' },
      { what: 'not awaited', type: 'string', frames: [] },
    ],
  })
  for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret)
  for (const mark of ['http', '@', 'Bearer', 'mira']) expect(text).not.toContain(mark)
})

test('does not wait for a server that does not respond', async () => {
  const { session, server, platform } = testSession()
  session.app.set(sessionsAtom, [session])
  server.hold('GET /api/v2/instance')

  const collected = session.app.set(diagnosticsAtom, BROWSER)
  await platform.clock.advance(5_000)

  expect(JSON.parse(await collected)).toMatchObject({ accounts: [{ server: null }] })
})

test('collects where an error occurred', async () => {
  const { session } = testSession()
  recordError('not caught', new TypeError('no function'))

  const { errors } = JSON.parse(await session.app.set(diagnosticsAtom, BROWSER)) as {
    errors: { frames: string[] }[]
  }

  expect(errors[0]?.frames[0]).toMatch(/^collect-diagnostics\.test\.ts:\d+:\d+$/)
})

test('collects only known settings', () => {
  expect(getSettingsFacts(parseLocalSettings({ mine: 'words', theme: 'my own words' }))).toEqual(
    getSettingsFacts(parseLocalSettings({})),
  )
})
