import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openModalAtom } from '../state/ui/modals.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { testSession } from '../testing/test-session.ts'
import { LaterContext } from '../ui/later/later-context.ts'
import { LateModals } from './late-parts.tsx'

const never = () => () => {}

test(
  'a dialog that is asked for before anything shows dialogs brings that with it',
  { tags: ['MOD-01'] },
  async () => {
    const { session } = testSession()
    await renderWithSession(
      session,
      <LaterContext value={never}>
        <LateModals />
      </LaterContext>,
    )

    session.app.set(openModalAtom, { type: 'KEYS' })

    await expect.element(browser.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await browser.getByRole('button', { name: 'Close' }).click()
    await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
  },
)
