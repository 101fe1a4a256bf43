// The first import, because an earlier one would change the order of the cascade layers.
import '../styles/index.css'
import { beforeEach, expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { hasComposerAtom } from '../state/compose/composer-focus.ts'
import { ingestAccountsAtom } from '../state/entities/ingest.ts'
import { startWatchingColumns } from '../state/sessions/watch-columns.ts'
import { account, status } from '../testing/factories.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { createPageResponse } from '../testing/scripted-server.ts'
import { column, testSession } from '../testing/test-session.ts'
import { App } from './App.tsx'

const GET_HOME = 'GET /api/v1/timelines/home'
const text = browser.getByRole('textbox', { name: "What's on your mind?" })
const compose = browser.getByRole('region', { name: 'Compose' })

beforeEach(async () => {
  await browser.viewport(1760, 1000)
})

/** Opens a deck of Home and the composer. Home's first page loads until `answer` is called. */
async function showDeck() {
  const opened = testSession({ columns: [column('a', 'HOME'), column('b', 'COMPOSE')] })
  const { session, server } = opened
  const { answer } = server.hold(GET_HOME)
  session.store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
  startWatchingColumns(session)
  await renderWithSession(session, <App />)
  return { ...opened, answer }
}

test('defers the composer until the first posts are painted', async () => {
  const { session, server, platform, answer } = await showDeck()
  await expect.element(compose).toBeVisible()
  expect(text.query()).toBeNull()

  // The code of the rows loads without further action.
  await vi.waitFor(() => expect(server.calls().join()).toContain(GET_HOME), 10_000)
  answer(createPageResponse([status({ id: '5', content: '<p>A quiet evening</p>' })]))
  await expect.element(browser.getByText('A quiet evening')).toBeVisible()
  expect(text.query()).toBeNull()
  expect(session.app.set(hasComposerAtom)).toBe(true)
  platform.renderFrame()
  await platform.clock.advance(0)

  await expect.element(text).toBeVisible()
  await expect.element(text).not.toHaveFocus()
})

test('shows the requested composer without waiting for posts', async () => {
  await showDeck()

  await browser.getByRole('button', { name: 'Compose' }).first().click()

  await expect.element(text).toHaveFocus()
})
