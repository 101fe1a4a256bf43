import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '@colonnade/api-client'
import { parseLocalSettings } from '@colonnade/domain/settings'
import { noteError, recentErrors } from '../../lib/recent-errors.ts'
import { account, status } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { changeDraftAtom } from '../compose/draft.ts'
import { sessionsAtom } from '../sessions.ts'
import { changeLocalSettingAtom } from '../settings/local-settings.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { diagnosticsAtom, settingsFacts } from './collect-diagnostics.ts'

const SECRETS = {
  token: 'token-4711',
  draft: 'unsent words',
  warning: 'a warned word',
  search: 'searched term',
  list: 'list-name-7',
  post: 'a post of somebody',
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

// Other tests of this process have logged theirs.
beforeEach(() => {
  recentErrors.length = 0
})

/** A deck with something secret wherever somebody may write or a server may answer. */
async function secretive() {
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
    page([status({ id: '9', content: `<p>${SECRETS.post}</p>`, account: author })]),
  )
  server.on('GET /api/v2/instance', () =>
    Response.json({ domain: SECRETS.host, version: '4.4.2+glitch', title: SECRETS.person }),
  )
  store.set(openColumnAtom, session, 'home')
  store.set(changeDraftAtom, session, { text: SECRETS.draft, spoilerText: SECRETS.warning })
  app.set(changeLocalSettingAtom, ['content_warnings', 'filter'], SECRETS.pattern)
  app.set(changeLocalSettingAtom, ['unknown'], SECRETS.draft)
  noteError(
    'an action failed',
    new ApiError('response', { status: 422, serverMessage: SECRETS.refusal, body: SECRETS.post }),
  )
  noteError(
    'not caught',
    new SyntaxError(`Unexpected token in "${SECRETS.post}" at https://${SECRETS.host}/x.js:1:2`),
  )
  noteError('not awaited', SECRETS.draft)
  await settled()
  const collected = app.set(diagnosticsAtom, BROWSER)
  await platform.clock.advance(5_000)
  return collected
}

test('diagnostics hold what a fault may depend on, and no secret', async () => {
  const text = await secretive()
  const told = JSON.parse(text) as unknown

  expect(told).toMatchObject({
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

test('a server that does not answer keeps nobody waiting for the rest', async () => {
  const { session, server, platform } = testSession()
  session.app.set(sessionsAtom, [session])
  server.hold('GET /api/v2/instance')

  const collected = session.app.set(diagnosticsAtom, BROWSER)
  await platform.clock.advance(5_000)

  expect(JSON.parse(await collected)).toMatchObject({ accounts: [{ server: null }] })
})

test('an error says where it happened', async () => {
  const { session } = testSession()
  noteError('not caught', new TypeError('no function'))

  const { errors } = JSON.parse(await session.app.set(diagnosticsAtom, BROWSER)) as {
    errors: { frames: string[] }[]
  }

  expect(errors[0]?.frames[0]).toMatch(/^collect-diagnostics\.test\.ts:\d+:\d+$/)
})

test('of the settings only those are told that are known', () => {
  expect(settingsFacts(parseLocalSettings({ mine: 'words', theme: 'my own words' }))).toEqual(
    settingsFacts(parseLocalSettings({})),
  )
})
