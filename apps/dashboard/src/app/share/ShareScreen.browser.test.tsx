import { expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { lazyModule } from '../../lib/lazy-module.ts'
import { changeDraftAtom } from '../../state/compose/draft.ts'
import { ingestAccountsAtom } from '../../state/entities/ingest.ts'
import { account } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { DeferredShareParts } from './DeferredShareParts.tsx'
import { ShareScreen } from './ShareApp.tsx'

test(
  'shows an error in a dialog when parts fail to load, and loads them on retry',
  { tags: ['STA-06'] },
  async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    let isThere = false
    const rest = lazyModule(async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
      return DeferredShareParts
    })
    const { session } = testSession()
    session.store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
    session.store.set(changeDraftAtom, session, { text: 'Still here' })
    await renderWithSession(session, <ShareScreen deferredParts={rest} />)
    const publish = browser.getByRole('button', { name: 'Publish' })
    await expect
      .element(browser.getByRole('alert'))
      .toHaveTextContent('Something went wrong while loading this component')
    await expect.element(publish).toBeDisabled()

    isThere = true
    await browser.getByRole('button', { name: 'Try again' }).click()

    await expect.element(publish).toBeEnabled()
    await expect.element(browser.getByLabelText("What's on your mind?")).toHaveValue('Still here')
  },
)
