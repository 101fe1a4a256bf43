import { expect, onTestFinished, test } from 'vitest'
import { startStreaming } from '../../state/streaming/connect.ts'
import { openColumnAtom } from '../../state/timelines/open-column.ts'
import { isOfflineAtom } from '../../state/ui/network.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ConnectionIndicator } from './ConnectionIndicator.tsx'

/** Renders the indicator of a Home column. The server supports streaming unless the test turns it off. */
async function showIndicator({ streaming = true } = {}) {
  const { session, server, platform } = testSession({ columns: [column('a', 'HOME')] })
  if (!streaming) session.api.capabilities.guess({ streaming })
  server.on('GET /api/v1/timelines/home', () => createPageResponse([]))
  onTestFinished(startStreaming(session))
  session.store.set(openColumnAtom, session, 'a')
  const screen = await renderWithSession(
    session,
    <header style={{ display: 'flex' }}>
      <ConnectionIndicator uuid="a" />
    </header>,
  )
  return { screen, session, platform }
}

test(
  'shows a dot while the column is live, and a text when its stream is lost',
  { tags: ['BY-33'] },
  async () => {
    const { screen, platform } = await showIndicator()
    platform.sockets[0]?.open()

    const live = screen.getByTitle('Live')
    await expect.element(live).toHaveTextContent('Live')
    await expect.poll(() => live.element().getBoundingClientRect().width).toBeLessThan(30)
    platform.sockets[0]?.drop()

    await expect.element(screen.getByText('Reconnecting…')).toBeVisible()
    await expect.element(screen.getByTitle('Reconnecting… polling every 30 s')).toBeVisible()
  },
)

test(
  'shows a hollow dot and the polling interval when the server has no streaming',
  { tags: ['BY-33'] },
  async () => {
    const { screen } = await showIndicator({ streaming: false })

    const sign = screen.getByTitle('Polling every 30 s')
    await expect.element(sign).toHaveTextContent('Polling every 30 s')
    await expect.poll(() => sign.element().getBoundingClientRect().width).toBeLessThan(30)
    const dot = sign.element().firstElementChild!
    expect(getComputedStyle(dot)).toMatchObject({
      backgroundColor: 'rgba(0, 0, 0, 0)',
      width: '6px',
    })
  },
)

test(
  'shows that a live column is offline, until the network is back',
  { tags: ['BY-33'] },
  async () => {
    const { screen, session, platform } = await showIndicator()
    platform.sockets[0]?.open()
    await expect.element(screen.getByTitle('Live')).toBeInTheDocument()

    session.app.set(isOfflineAtom, true)
    const words = screen.getByText('Offline', { exact: true })
    await expect.element(words).toBeVisible()
    expect(words.element().getBoundingClientRect().width).toBeGreaterThan(20)
    await expect
      .element(screen.getByTitle("You're offline. New posts load when the connection is back."))
      .toBeVisible()

    session.app.set(isOfflineAtom, false)
    await expect.element(screen.getByTitle('Live')).toBeInTheDocument()
  },
)
