import { expect, test, vi } from 'vitest'
import { settled } from '../../testing/fake-clock.ts'
import { tabStorages } from '../../testing/tab-storages.ts'
import { mira, testBrowser } from '../../testing/test-browser.ts'
import { createSession } from '../create-session.ts'
import type { Session } from '../session.ts'
import { currentSessionAtom, phaseAtom } from '../sessions.ts'
import { LOCAL_SETTINGS_KEY, localSettingsAtom } from '../settings/local-settings.ts'
import { rememberStop } from './running-sessions.ts'
import { startSessions } from './start-sessions.ts'

const PAGE_STATE = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1' },
  accounts: { 1: mira },
}

/** A page that notes what is asked of it. */
function startPage(traits: Parameters<typeof testBrowser>[0] = {}) {
  const world = testBrowser(traits)
  const { app } = world
  const ended: string[] = []
  const prepare = vi.fn(() => ended.push(app.get(phaseAtom)))
  const run = vi.fn((_app: unknown, sessions: readonly Session[]) => {
    for (const session of sessions) rememberStop(session, () => ended.push(session.key))
    return () => ended.push('run')
  })
  const findKept = vi.fn(async () => [])
  const stop = startSessions(app, { findKept, create: createSession, prepare, run })
  return { ...world, findKept, run, stop, ended }
}

test('prepares sessions before they show, runs what the page wants for them, and stops all of it', async () => {
  const { app, run, stop, ended, findKept } = startPage({ initialState: PAGE_STATE })
  await settled()

  const session = app.get(currentSessionAtom)
  expect(findKept).toHaveBeenCalledTimes(1)
  expect(ended).toEqual(['starting'])
  expect(run.mock.calls).toEqual([[app, [session]]])
  stop()

  expect(ended).toEqual(['starting', 'run', session?.key])
})

test('runs nothing where nobody is signed in', async () => {
  const { app, run, stop } = startPage()
  await settled()

  expect(app.get(phaseAtom)).toBe('signed-out')
  expect(run).not.toHaveBeenCalled()
  stop()
})

test('runs nothing on a page that was left before it was known who is signed in', async () => {
  const { run, stop } = startPage({ initialState: PAGE_STATE })

  stop()
  await settled()

  expect(run).not.toHaveBeenCalled()
})

test('takes over local settings that another tab has changed, until it is stopped', async () => {
  const [here, elsewhere] = tabStorages(2)
  const { app, stop } = startPage({ storage: here! })
  const change = async (language: string) => {
    elsewhere!.write(LOCAL_SETTINGS_KEY, JSON.stringify({ language }))
    await settled()
  }
  expect(app.get(localSettingsAtom).language).not.toBe('de')

  await change('de')
  expect(app.get(localSettingsAtom).language).toBe('de')
  stop()
  await change('fr')

  expect(app.get(localSettingsAtom).language).toBe('de')
})
