import { expect, test, vi } from 'vitest'
import { beginSendingAtom, changeDraftAtom, endSendingAtom } from '../../state/compose/draft.ts'
import { startKeepingDrafts } from '../../state/drafts/keep-drafts.ts'
import { readDrafts } from '../../state/drafts/restore-draft.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { noticesAtom, runMessageActionAtom } from '../../state/ui/messages.ts'
import { testSession } from '../../testing/test-session.ts'
import { newVersionOffer } from './start-shell.ts'

/** A deck that is told of a new version. */
function deckWithNews() {
  const { session, platform } = testSession({ columns: [] })
  const { app } = session
  app.set(sessionsAtom, [session])
  const takeOver = vi.fn(async () => undefined)
  const offer = newVersionOffer(app, takeOver)
  const shown = () => app.get(noticesAtom).map(({ text, action }) => [text, action?.label])
  const press = () => app.set(runMessageActionAtom, app.get(noticesAtom).at(-1)!.key)
  return { session, platform, app, takeOver, offer, shown, press }
}

test(
  'a new version is offered, and the page stays as it is until somebody wants it',
  { tags: ['BY-17'] },
  async () => {
    const { platform, offer, shown, takeOver } = deckWithNews()

    offer()
    offer()
    await platform.clock.advance(3_600_000)

    expect(shown()).toEqual([['A new version is ready', 'Reload']])
    expect(platform.reloads()).toBe(0)
    expect(takeOver).not.toHaveBeenCalled()
  },
)

test(
  'what is written is kept before the page is loaded anew',
  { tags: ['BY-17', 'BY-03'] },
  async () => {
    const { session, platform, offer, press, takeOver } = deckWithNews()
    const stop = startKeepingDrafts(session)
    session.store.set(changeDraftAtom, session, { text: 'In the middle of a' })
    offer()

    press()
    await vi.waitFor(() => expect(platform.reloads()).toBe(1))

    expect(takeOver).toHaveBeenCalledTimes(1)
    const { known } = await readDrafts(session)
    expect(known.map(({ draft }) => draft.text)).toEqual(['In the middle of a'])
    stop()
  },
)

test(
  'what is on its way arrives first, and waiting for it can be given up',
  { tags: ['BY-17'] },
  async () => {
    const { session, platform, offer, press, shown } = deckWithNews()
    const first = session.store.set(beginSendingAtom, session)
    offer()

    press()
    expect(shown()).toEqual([['Will reload after pending requests finish', 'Not now']])
    press()
    session.store.set(endSendingAtom, session, first)
    expect(shown()).toEqual([])

    const second = session.store.set(beginSendingAtom, session)
    offer()
    press()
    expect(platform.reloads()).toBe(0)
    session.store.set(endSendingAtom, session, second)

    await vi.waitFor(() => expect(platform.reloads()).toBe(1))
    expect(shown()).toEqual([])
  },
)
