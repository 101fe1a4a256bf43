import { expect, test } from 'vitest'
import { memoryStorage } from '../../lib/storage.ts'
import { testSession } from '../../testing/test-session.ts'
import { modalStackAtom } from '../ui/modals.ts'
import { endIntroductionAtom, offerIntroductionAtom } from './introduction.ts'
import { loadSettingsAtom } from './load-settings.ts'
import { startSavingSettings } from './save-settings.ts'
import { writeLocalCopy } from './server-settings.ts'

const NEW = { onboarded: false, columns: [] }

/** The start of a session whose server says so. */
function started(settings: unknown, storage = memoryStorage()) {
  const { session, server } = testSession({ settings, storage })
  server.on('PUT /api/web/settings', () => Response.json({}))
  session.store.set(loadSettingsAtom, session)
  const stop = startSavingSettings(session)
  session.store.set(offerIntroductionAtom, session)
  const opened = () => session.app.get(modalStackAtom).map(({ modal }) => modal)
  return { session, server, storage, stop, opened }
}

test('a new account is introduced, as itself', { tags: ['MOD-15'] }, () => {
  const { session, opened, stop } = started(NEW)

  expect(opened()).toEqual([{ type: 'ONBOARDING', accountKey: session.key }])
  stop()
})

test.each([
  ['that has seen it', { onboarded: true }],
  ['of whom the server keeps nothing', undefined],
])('an account %s is not', { tags: ['MOD-15'] }, (_who, settings) => {
  const { opened, stop } = started(settings)

  expect(opened()).toEqual([])
  stop()
})

test('once ended it is saved as seen', { tags: ['MOD-15'] }, async () => {
  const { session, server, stop } = started(NEW)

  session.store.set(endIntroductionAtom, session)
  stop()

  await expect.poll(() => server.requests()).toHaveLength(1)
  expect(await server.requests()[0]?.json()).toMatchObject({ data: { onboarded: true } })
})

test('it does not come again where the server never heard of its end', { tags: ['MOD-15'] }, () => {
  const { session, storage, stop } = started(NEW)
  stop()
  writeLocalCopy(storage, session.key, { savedAt: null, data: { onboarded: true } })

  const again = started(NEW, storage)

  expect(again.opened()).toEqual([])
  again.stop()
})
