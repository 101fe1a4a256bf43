import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { openModalAtom } from '../state/ui/modals.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { testSession } from '../testing/test-session.ts'
import { DeferContext } from '../ui/deferred/defer-context.ts'
import { DeferredModals } from './deferred-parts.tsx'

const waitForever = () => () => {}

test('loads the dialog host with the first dialog', { tags: ['MOD-01'] }, async () => {
  const { session } = testSession()
  await renderWithSession(
    session,
    <DeferContext value={waitForever}>
      <DeferredModals />
    </DeferContext>,
  )

  session.app.set(openModalAtom, { type: 'KEYS' })

  await expect.element(browser.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await browser.getByRole('button', { name: 'Close' }).click()
  await expect.element(browser.getByRole('dialog')).not.toBeInTheDocument()
})
