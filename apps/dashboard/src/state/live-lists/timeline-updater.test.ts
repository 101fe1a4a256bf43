import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnsAtom } from '../columns/columns.ts'
import { startStreaming } from '../streaming/connect.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

/** Home and a tag are on screen before the streaming code is loaded. */
async function openDeck() {
  const columns = [column('a', 'HOME'), column('b', 'HASHTAG', { id: 'tea' })]
  const opened = testSession({ columns, isStreamless: true })
  const { session, server } = opened
  server.on(GET_HOME, () => createPageResponse(statuses('9')))
  server.on('GET /api/v1/timelines/tag/tea', () => createPageResponse([]))
  for (const uuid of ['a', 'b']) session.store.set(openColumnAtom, session, uuid)
  await flushPromises()
  const listed = () => session.store.get(timelineAtoms(session)(HOME)).items
  const getRequests = () => server.calls().filter((call) => call.startsWith(GET_HOME))
  return { ...opened, listed, getRequests }
}

test(
  'fetches posts from between the first page and a later stream once, then receives streamed ones',
  { tags: ['TL-17'] },
  async () => {
    const { session, server, platform, listed, getRequests } = await openDeck()
    expect(listed()).toEqual(['9'])
    expect(platform.sockets).toEqual([])

    server.on(GET_HOME, () => createPageResponse(statuses('10')))
    onTestFinished(startStreaming(session))
    platform.sockets[0]!.open()
    await flushPromises()
    expect(listed()).toEqual(['10', '9'])
    expect(getRequests().at(-1)).toContain('since_id=9')
    platform.sockets[0]!.emit(['user'], 'update', status({ id: '11' }))
    platform.renderFrame()

    expect(listed()).toEqual(['11', '10', '9'])
    expect(getRequests()).toHaveLength(2)
  },
)

test('does not subscribe a column that was closed in the meantime', async () => {
  const { session, platform } = await openDeck()
  session.app.set(columnsAtom, [])
  session.store.set(closeColumnAtom, session, 'b')

  onTestFinished(startStreaming(session))
  platform.sockets[0]!.open()

  const subscribed = platform.sockets[0]!.sent.map(
    (text) => (JSON.parse(text) as { stream: string }).stream,
  )
  expect(subscribed).toEqual(['user'])
})
