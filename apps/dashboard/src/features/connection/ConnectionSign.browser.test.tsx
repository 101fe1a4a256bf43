import { expect, onTestFinished, test } from 'vitest'
import { startStreaming } from '../../state/streaming/connect.ts'
import { openColumnAtom } from '../../state/timelines/open-column.ts'
import { isOfflineAtom } from '../../state/ui/network.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ConnectionSign } from './ConnectionSign.tsx'

/** The sign of a Home column, of a server that streams unless said otherwise. */
async function showSign({ streaming = true } = {}) {
  const { session, server, platform } = testSession({ columns: [column('a', 'HOME')] })
  if (!streaming) session.api.capabilities.guess({ streaming })
  server.on('GET /api/v1/timelines/home', () => page([]))
  onTestFinished(startStreaming(session))
  session.store.set(openColumnAtom, session, 'a')
  const screen = await renderWithSession(
    session,
    <header style={{ display: 'flex' }}>
      <ConnectionSign uuid="a" />
    </header>,
  )
  return { screen, session, platform }
}

test(
  'a column’s sign is a dot while it is live, and says so when its stream is lost',
  { tags: ['BY-33'] },
  async () => {
    const { screen, platform } = await showSign()
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
  'shows a hollow dot where a column polls a server without streaming, and says how often',
  { tags: ['BY-33'] },
  async () => {
    const { screen } = await showSign({ streaming: false })

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
  'says that a live column is offline, and no longer once the network is back',
  { tags: ['BY-33'] },
  async () => {
    const { screen, session, platform } = await showSign()
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
