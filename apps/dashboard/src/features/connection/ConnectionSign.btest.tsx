import { expect, onTestFinished, test } from 'vitest'
import { startStreaming } from '../../state/streaming/connect.ts'
import { openColumnAtom } from '../../state/timelines/open-column.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { ConnectionSign } from './ConnectionSign.tsx'

test('a column’s sign is a dot while it is live, and says so when its stream is lost [BY-33]', async () => {
  const { session, server, platform } = testSession({ columns: [column('a', 'HOME')] })
  server.on('GET /api/v1/timelines/home', () => page([]))
  onTestFinished(startStreaming(session))
  session.store.set(openColumnAtom, session, 'a')
  const screen = await renderWithSession(
    session,
    <header style={{ display: 'flex' }}>
      <ConnectionSign uuid="a" />
    </header>,
  )
  platform.sockets[0]?.open()

  const live = screen.getByTitle('Live')
  await expect.element(live).toHaveTextContent('Live')
  await expect.poll(() => live.element().getBoundingClientRect().width).toBeLessThan(30)
  platform.sockets[0]?.drop()

  await expect.element(screen.getByText('Reconnecting…')).toBeVisible()
  await expect
    .element(screen.getByTitle('Reconnecting… Asking every 30 s until then'))
    .toBeVisible()
})
