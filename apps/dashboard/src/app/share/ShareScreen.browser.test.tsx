import { expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { lazyModule } from '../../lib/lazy-module.ts'
import { changeDraftAtom } from '../../state/compose/draft.ts'
import { ingestAccountsAtom } from '../../state/entities/ingest.ts'
import { account } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { ShareScreen } from './ShareApp.tsx'
import { ShareRest } from './ShareRest.tsx'

test(
  'parts that do not arrive are said to be missing in the words of a dialog, and come on demand',
  { tags: ['STA-06'] },
  async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    let isThere = false
    const rest = lazyModule(async () => {
      if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
      return ShareRest
    })
    const { session } = testSession()
    session.store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
    session.store.set(changeDraftAtom, session, { text: 'Still here' })
    await renderWithSession(session, <ShareScreen rest={rest} />)
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
