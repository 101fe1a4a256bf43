import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status, statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { columnsAtom } from '../columns/columns.ts'
import { startStreaming } from '../streaming/connect.ts'
import { closeColumnAtom, openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

/** Home and a tag are on screen before what streams has come. */
async function drawn() {
  const columns = [column('a', 'HOME'), column('b', 'HASHTAG', { id: 'tea' })]
  const opened = testSession({ columns, isStreamless: true })
  const { session, server } = opened
  server.on(GET_HOME, () => page(statuses('9')))
  server.on('GET /api/v1/timelines/tag/tea', () => page([]))
  for (const uuid of ['a', 'b']) session.store.set(openColumnAtom, session, uuid)
  await settled()
  const listed = () => session.store.get(timelineAtoms(session)(HOME)).items
  const asked = () => server.calls().filter((call) => call.startsWith(GET_HOME))
  return { ...opened, listed, asked }
}

test(
  'what came between the first page and a stream that begins later is asked for once, and then told',
  { tags: ['TL-17'] },
  async () => {
    const { session, server, platform, listed, asked } = await drawn()
    expect(listed()).toEqual(['9'])
    expect(platform.sockets).toEqual([])

    server.on(GET_HOME, () => page(statuses('10')))
    onTestFinished(startStreaming(session))
    platform.sockets[0]!.open()
    await settled()
    expect(listed()).toEqual(['10', '9'])
    expect(asked().at(-1)).toContain('since_id=9')
    platform.sockets[0]!.tell(['user'], 'update', status({ id: '11' }))
    platform.paint()

    expect(listed()).toEqual(['11', '10', '9'])
    expect(asked()).toHaveLength(2)
  },
)

test('a column that was closed meanwhile is not listened to', async () => {
  const { session, platform } = await drawn()
  session.app.set(columnsAtom, [])
  session.store.set(closeColumnAtom, session, 'b')

  onTestFinished(startStreaming(session))
  platform.sockets[0]!.open()

  const heard = platform.sockets[0]!.sent.map(
    (text) => (JSON.parse(text) as { stream: string }).stream,
  )
  expect(heard).toEqual(['user'])
})
