import { expect, test } from 'vitest'
import { draftingPage } from '../../testing/drafting-page.ts'
import { rememberStop } from '../sessions/running-sessions.ts'
import { signOutAtom } from '../sessions/sign-out.ts'
import { noticesAtom } from '../ui/messages.ts'

test(
  'who signs out is told that their drafts stay, and may delete them',
  { tags: ['BY-03'] },
  async () => {
    const { session, write, stop, texts, platform } = await draftingPage()
    rememberStop(session, stop)
    write({ text: 'half a thought' })

    await session.app.set(signOutAtom, session)
    await expect.poll(() => session.app.get(noticesAtom).length).toBe(1)
    expect(texts()).toEqual(['half a thought'])
    const [notice] = session.app.get(noticesAtom)
    notice?.action?.run()

    expect(notice?.kind).toBe('drafts-stay')
    await expect.poll(texts).toEqual([])
    expect(platform.storage.keys()).toEqual([])
  },
)

test('who has written nothing is told nothing', async () => {
  const { session, stop, platform } = await draftingPage()
  rememberStop(session, stop)

  await session.app.set(signOutAtom, session)
  await platform.clock.advance(1_000)

  expect(session.app.get(noticesAtom)).toEqual([])
})
