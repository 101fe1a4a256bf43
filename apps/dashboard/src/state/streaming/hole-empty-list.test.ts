import { describe, expect, onTestFinished, test } from 'vitest'
import { listId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'

const LIST = encodeTimelineKey({ kind: 'list', id: listId('3') })
const GET_LIST = 'GET /api/v1/timelines/list/3'

/** A list of which the server lists nothing yet. */
function emptyList() {
  const opened = testSession({ columns: [column('a', 'LIST', { id: '3' })] })
  const { session, server, platform } = opened
  server.on(GET_LIST, () => page([]))
  const start = () => {
    onTestFinished(startStreaming(session))
    return platform.sockets[0]!
  }
  const open = () => session.store.set(openColumnAtom, session, 'a')
  const items = () => session.store.get(timelineAtoms(session)(LIST)).items
  const asked = () => server.calls().filter((call) => call.startsWith(GET_LIST)).length
  return { ...opened, start, open, items, asked }
}

describe('an empty list', () => {
  test('asks for what came before its stream opened', { tags: ['TL-17'] }, async () => {
    const { server, start, open, items, asked } = emptyList()
    const socket = start()
    open()
    await settled()
    server.on(GET_LIST, () => page(statuses('9')))

    socket.open()
    await settled()

    expect(items()).toEqual(['9'])
    expect(asked()).toBe(2)
  })

  test(
    'asks again when its stream opens while its first page is awaited',
    { tags: ['TL-17'] },
    async () => {
      const { server, start, open, items, asked } = emptyList()
      const socket = start()
      const first = server.hold(GET_LIST)
      open()
      await settled()
      socket.open()
      await settled()
      server.on(GET_LIST, () => page(statuses('9')))

      first.answer(page([]))
      await settled()

      expect(items()).toEqual(['9'])
      expect(asked()).toBe(2)
    },
  )

  test('asks for what was published while its stream was lost', { tags: ['TL-11'] }, async () => {
    const { server, platform, start, open, items, asked } = emptyList()
    const socket = start()
    open()
    await settled()
    socket.open()
    await settled()
    const before = asked()
    socket.drop()
    server.on(GET_LIST, () => page(statuses('9')))
    await platform.clock.advance(2_000)

    platform.sockets.at(-1)!.open()
    await settled()

    expect(items()).toEqual(['9'])
    expect(asked()).toBe(before + 1)
  })

  test(
    'asks once more when it joins streams on an open connection',
    { tags: ['TL-17'] },
    async () => {
      const { server, platform, start, open, items, asked } = emptyList()
      start().open()
      open()
      await settled()
      server.on(GET_LIST, () => page(statuses('9')))

      for (let second = 0; second < 5; second += 1) await platform.clock.advance(1_000)

      expect(items()).toEqual(['9'])
      expect(asked()).toBe(2)
    },
  )
})
