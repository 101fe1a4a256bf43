import { expect, test } from 'vitest'
import { openDraftPage } from '../../testing/draft-page.ts'
import { signOutAtom } from '../sessions/sign-out.ts'
import { setSessionCleanup } from '../sessions/stop-session.ts'
import { toastsAtom } from '../ui/messages.ts'

test(
  'shows on sign-out that drafts remain stored and offers to delete them',
  { tags: ['BY-03'] },
  async () => {
    const { session, write, stop, texts, platform } = await openDraftPage()
    setSessionCleanup(session, stop)
    write({ text: 'half a thought' })

    await session.app.set(signOutAtom, session)
    await expect.poll(() => session.app.get(toastsAtom).length).toBe(1)
    expect(texts()).toEqual(['half a thought'])
    const [notice] = session.app.get(toastsAtom)
    notice?.action?.run()

    expect(notice?.kind).toBe('drafts-stay')
    await expect.poll(texts).toEqual([])
    expect(platform.storage.keys()).toEqual([])
  },
)

test('shows no toast on sign-out without drafts', async () => {
  const { session, stop, platform } = await openDraftPage()
  setSessionCleanup(session, stop)

  await session.app.set(signOutAtom, session)
  await platform.clock.advance(1_000)

  expect(session.app.get(toastsAtom)).toEqual([])
})
