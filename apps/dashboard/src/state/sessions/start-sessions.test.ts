import { expect, test, vi } from 'vitest'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createTabStorages } from '../../testing/tab-storages.ts'
import { mira, testBrowser } from '../../testing/test-browser.ts'
import { createSession } from '../create-session.ts'
import type { Session } from '../session.ts'
import { currentSessionAtom, phaseAtom } from '../sessions.ts'
import { LOCAL_SETTINGS_KEY, localSettingsAtom } from '../settings/local-settings.ts'
import { startSessions } from './start-sessions.ts'

const PAGE_STATE = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1' },
  accounts: { 1: mira },
}

/** Starts a page that records which of its callbacks run. */
function startTestPage(traits: Parameters<typeof testBrowser>[0] = {}) {
  const world = testBrowser(traits)
  const { app } = world
  const ended: string[] = []
  const page = {
    resume: vi.fn(async () => null),
    create: createSession,
    prepare: vi.fn(() => void ended.push(app.get(phaseAtom))),
    run: vi.fn(() => () => void ended.push('run')),
    runLater: () => () => undefined,
    startSession: vi.fn((session: Session) => () => void ended.push(session.key)),
  }
  const stop = startSessions(app, page)
  return { ...world, ...page, stop, ended }
}

test('prepares sessions before they show, runs the page’s callbacks for them and stops everything', async () => {
  const { app, run, startSession, stop, ended } = startTestPage({ initialState: PAGE_STATE })
  await flushPromises()

  const session = app.get(currentSessionAtom)
  expect(ended).toEqual(['starting'])
  expect(run).toHaveBeenCalledTimes(1)
  expect(startSession.mock.calls).toEqual([[session]])
  stop()

  expect(ended).toEqual(['starting', 'run', session?.key])
})

test('runs no callback when no account is signed in', async () => {
  const { app, run, stop } = startTestPage()
  await flushPromises()

  expect(app.get(phaseAtom)).toBe('signed-out')
  expect(run).not.toHaveBeenCalled()
  stop()
})

test('runs no callback when the page is stopped before its sessions are known', async () => {
  const { run, stop } = startTestPage({ initialState: PAGE_STATE })

  stop()
  await flushPromises()

  expect(run).not.toHaveBeenCalled()
})

test('applies local settings that another tab has changed until it is stopped', async () => {
  const [here, elsewhere] = createTabStorages(2)
  const { app, stop } = startTestPage({ storage: here! })
  const change = async (language: string) => {
    elsewhere!.write(LOCAL_SETTINGS_KEY, JSON.stringify({ language }))
    await flushPromises()
  }
  expect(app.get(localSettingsAtom).language).not.toBe('de')

  await change('de')
  expect(app.get(localSettingsAtom).language).toBe('de')
  stop()
  await change('fr')

  expect(app.get(localSettingsAtom).language).toBe('de')
})
