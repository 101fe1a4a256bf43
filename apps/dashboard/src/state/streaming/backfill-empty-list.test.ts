import { describe, expect, onTestFinished, test } from 'vitest'
import { listId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'

const LIST = encodeTimelineKey({ kind: 'list', id: listId('3') })
const GET_LIST = 'GET /api/v1/timelines/list/3'

/** Opens a list that has no posts on the server. */
function openEmptyList() {
  const opened = testSession({ columns: [column('a', 'LIST', { id: '3' })] })
  const { session, server, platform } = opened
  server.on(GET_LIST, () => createPageResponse([]))
  const start = () => {
    onTestFinished(startStreaming(session))
    return platform.sockets[0]!
  }
  const open = () => session.store.set(openColumnAtom, session, 'a')
  const items = () => session.store.get(timelineAtoms(session)(LIST)).items
  const countRequests = () => server.calls().filter((call) => call.startsWith(GET_LIST)).length
  return { ...opened, start, open, items, countRequests }
}

describe('empty list', () => {
  test('fetches posts from before its stream opened', { tags: ['TL-17'] }, async () => {
    const { server, start, open, items, countRequests } = openEmptyList()
    const socket = start()
    open()
    await flushPromises()
    server.on(GET_LIST, () => createPageResponse(statuses('9')))

    socket.open()
    await flushPromises()

    expect(items()).toEqual(['9'])
    expect(countRequests()).toBe(2)
  })

  test(
    'sends another request when its stream opens while the first page is pending',
    { tags: ['TL-17'] },
    async () => {
      const { server, start, open, items, countRequests } = openEmptyList()
      const socket = start()
      const first = server.hold(GET_LIST)
      open()
      await flushPromises()
      socket.open()
      await flushPromises()
      server.on(GET_LIST, () => createPageResponse(statuses('9')))

      first.answer(createPageResponse([]))
      await flushPromises()

      expect(items()).toEqual(['9'])
      expect(countRequests()).toBe(2)
    },
  )

  test(
    'fetches posts that were published while its stream was lost',
    { tags: ['TL-11'] },
    async () => {
      const { server, platform, start, open, items, countRequests } = openEmptyList()
      const socket = start()
      open()
      await flushPromises()
      socket.open()
      await flushPromises()
      const before = countRequests()
      socket.drop()
      server.on(GET_LIST, () => createPageResponse(statuses('9')))
      await platform.clock.advance(2_000)

      platform.sockets.at(-1)!.open()
      await flushPromises()

      expect(items()).toEqual(['9'])
      expect(countRequests()).toBe(before + 1)
    },
  )

  test(
    'sends another request when it subscribes on an open connection',
    { tags: ['TL-17'] },
    async () => {
      const { server, platform, start, open, items, countRequests } = openEmptyList()
      start().open()
      open()
      await flushPromises()
      server.on(GET_LIST, () => createPageResponse(statuses('9')))

      for (let second = 0; second < 5; second += 1) await platform.clock.advance(1_000)

      expect(items()).toEqual(['9'])
      expect(countRequests()).toBe(2)
    },
  )
})
