import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../lib/storage.ts'
import { testSession } from '../../testing/test-session.ts'
import { modalStackAtom } from '../ui/modals.ts'
import { endIntroductionAtom, offerIntroductionAtom } from './introduction.ts'
import { loadSettingsAtom } from './load-settings.ts'
import { writeLocalCopy } from './server-settings.ts'
import { startSavingSettings } from './throttle-settings-save.ts'

const NEW = { onboarded: false, columns: [] }

/** Starts a session with these settings on the server. */
function startSession(settings: unknown, storage = createMemoryStorage()) {
  const { session, server } = testSession({ settings, storage })
  server.on('PUT /api/web/settings', () => Response.json({}))
  session.store.set(loadSettingsAtom, session)
  const stop = startSavingSettings(session)
  session.store.set(offerIntroductionAtom, session)
  const opened = () => session.app.get(modalStackAtom).map(({ modal }) => modal)
  return { session, server, storage, stop, opened }
}

test('shows the introduction to a new account', { tags: ['MOD-15'] }, () => {
  const { session, opened, stop } = startSession(NEW)

  expect(opened()).toEqual([{ type: 'ONBOARDING', accountKey: session.key }])
  stop()
})

test.each([
  ['that has seen it', { onboarded: true }],
  ['without stored settings', undefined],
])('does not show the introduction to an account %s', { tags: ['MOD-15'] }, (_who, settings) => {
  const { opened, stop } = startSession(settings)

  expect(opened()).toEqual([])
  stop()
})

test('saves the introduction as seen once it is closed', { tags: ['MOD-15'] }, async () => {
  const { session, server, stop } = startSession(NEW)

  session.store.set(endIntroductionAtom, session)
  stop()

  await expect.poll(() => server.requests()).toHaveLength(1)
  expect(await server.requests()[0]?.json()).toMatchObject({ data: { onboarded: true } })
})

test(
  'does not show the introduction again when the server has not saved that it was seen',
  { tags: ['MOD-15'] },
  () => {
    const { session, storage, stop } = startSession(NEW)
    stop()
    writeLocalCopy(storage, session.key, { savedAt: null, data: { onboarded: true } })

    const again = startSession(NEW, storage)

    expect(again.opened()).toEqual([])
    again.stop()
  },
)
