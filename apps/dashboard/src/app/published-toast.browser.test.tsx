// The first import, because an earlier one would change the order of the cascade layers.
import '../styles/index.css'
import { expect, onTestFinished, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { ComposeColumn } from '../features/compose/index.ts'
import { Toasts } from '../features/toasts/index.ts'
import { ingestAccountsAtom } from '../state/entities/ingest.ts'
import { account, status } from '../testing/factories.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { testSession } from '../testing/test-session.ts'

test(
  'shows a toast with a link to the published post, long enough to reach it',
  { tags: ['TL-08'] },
  async () => {
    const { session, server, platform } = testSession()
    session.store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
    server.on('POST /api/v1/statuses', () => Response.json(status({ id: '10' })))
    onTestFinished(() => history.replaceState(null, '', '/'))
    await renderWithSession(
      session,
      <>
        <ComposeColumn uuid="c" takesFocus />
        <Toasts />
      </>,
    )
    await userEvent.fill(browser.getByRole('textbox', { name: "What's on your mind?" }), 'One')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    const notice = browser.getByRole('status').filter({ hasText: 'Post published' })
    await expect.element(notice).toBeVisible()

    await platform.clock.advance(9_000)
    await notice.getByRole('button', { name: 'View' }).click()

    await expect.poll(() => location.pathname).toBe('/statuses/10')
    await expect.element(notice).not.toBeInTheDocument()
  },
)
