import { expect, test, vi } from 'vitest'
import {
  beginSubmissionAtom,
  changeDraftAtom,
  endSubmissionAtom,
} from '../../state/compose/draft.ts'
import { readDrafts } from '../../state/drafts/restore-draft.ts'
import { startSavingDrafts } from '../../state/drafts/save-drafts.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { toastsAtom, runMessageActionAtom } from '../../state/ui/messages.ts'
import { testSession } from '../../testing/test-session.ts'
import { createNewVersionOffer } from './start-shell.ts'

/** Opens a deck with a new version available. */
function openOutdatedDeck() {
  const { session, platform } = testSession({ columns: [] })
  const { app } = session
  app.set(sessionsAtom, [session])
  const takeOver = vi.fn(async () => undefined)
  const offer = createNewVersionOffer(app, takeOver)
  const shown = () => app.get(toastsAtom).map(({ text, action }) => [text, action?.label])
  const press = () => app.set(runMessageActionAtom, app.get(toastsAtom).at(-1)!.key)
  return { session, platform, app, takeOver, offer, shown, press }
}

test('offers a new version and reloads only on request', { tags: ['BY-17'] }, async () => {
  const { platform, offer, shown, takeOver } = openOutdatedDeck()

  offer()
  offer()
  await platform.clock.advance(3_600_000)

  expect(shown()).toEqual([['A new version is ready', 'Reload']])
  expect(platform.countReloads()).toBe(0)
  expect(takeOver).not.toHaveBeenCalled()
})

test('writes drafts before the reload', { tags: ['BY-17', 'BY-03'] }, async () => {
  const { session, platform, offer, press, takeOver } = openOutdatedDeck()
  const stop = startSavingDrafts(session)
  session.store.set(changeDraftAtom, session, { text: 'In the middle of a' })
  offer()

  press()
  await vi.waitFor(() => expect(platform.countReloads()).toBe(1))

  expect(takeOver).toHaveBeenCalledTimes(1)
  const { known } = await readDrafts(session)
  expect(known.map(({ draft }) => draft.text)).toEqual(['In the middle of a'])
  stop()
})

test(
  'waits for pending requests before the reload, which can be cancelled',
  { tags: ['BY-17'] },
  async () => {
    const { session, platform, offer, press, shown } = openOutdatedDeck()
    const first = session.store.set(beginSubmissionAtom, session)
    offer()

    press()
    expect(shown()).toEqual([['Will reload after pending requests finish', 'Not now']])
    press()
    session.store.set(endSubmissionAtom, session, first)
    expect(shown()).toEqual([])

    const second = session.store.set(beginSubmissionAtom, session)
    offer()
    press()
    expect(platform.countReloads()).toBe(0)
    session.store.set(endSubmissionAtom, session, second)

    await vi.waitFor(() => expect(platform.countReloads()).toBe(1))
    expect(shown()).toEqual([])
  },
)
