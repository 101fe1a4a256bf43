import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { startStreaming } from './connect.ts'
import { STREAM_DELAY_MS, STALL_TIMEOUT_MS } from './detect-stall.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

/** Opens Home with an open stream. */
async function openHome(first = statuses('9')) {
  const { session, server, platform } = testSession({ columns: [column('home', 'HOME')] })
  server.on(GET_HOME, () => createPageResponse(first))
  onTestFinished(startStreaming(session))
  session.store.set(openColumnAtom, session, 'home')
  await flushPromises()
  platform.sockets[0]?.open()
  await flushPromises()
  const countRequests = () => server.calls().filter((call) => call.startsWith(GET_HOME)).length
  const before = countRequests()
  const pass = (ms: number) => platform.clock.advance(ms)
  const items = () => session.store.get(timelineAtoms(session)(HOME)).items
  return { server, platform, pass, items, countRequests: () => countRequests() - before }
}

test('reconnects a stream that missed events and backfills all its lists', async () => {
  const { server, platform, pass, items } = await openHome()
  server.on(GET_HOME, () => createPageResponse(statuses('10', '9')))

  await pass(STALL_TIMEOUT_MS + STREAM_DELAY_MS)
  expect(platform.sockets).toHaveLength(2)
  platform.sockets[1]?.open()
  await flushPromises()

  expect(items()).toEqual(['10', '9'])
})

test('checks an idle stream without reconnecting it', async () => {
  const { platform, pass, countRequests } = await openHome()

  await pass(2 * STALL_TIMEOUT_MS + STREAM_DELAY_MS)

  expect(countRequests()).toBe(2)
  expect(platform.sockets).toHaveLength(1)
})

test('checks an idle stream of an empty timeline without reconnecting it', async () => {
  const { server, platform, pass, countRequests } = await openHome([])

  await pass(2 * STALL_TIMEOUT_MS + STREAM_DELAY_MS)
  expect(countRequests()).toBe(2)
  expect(platform.sockets).toHaveLength(1)

  server.on(GET_HOME, () => createPageResponse(statuses('10')))
  await pass(STALL_TIMEOUT_MS)
  expect(platform.sockets).toHaveLength(2)
})

test('does not check an active stream, nor reconnect it for an event that arrives slightly late', async () => {
  const { server, platform, pass, countRequests } = await openHome()
  const emitStatus = (id: string) => platform.sockets[0]?.emit(['user'], 'update', statuses(id)[0])
  await pass(STALL_TIMEOUT_MS / 2)
  emitStatus('10')
  await pass(STALL_TIMEOUT_MS - 1)
  expect(countRequests()).toBe(0)

  server.on(GET_HOME, () => createPageResponse(statuses('11', '10', '9')))
  await pass(1)
  emitStatus('11')
  await pass(STREAM_DELAY_MS)

  expect(countRequests()).toBe(1)
  expect(platform.sockets).toHaveLength(1)
})

test.each([2, -2])('checks on time when the clock is changed by %i hours', async (hours) => {
  const { platform, pass, countRequests } = await openHome()
  await pass(STALL_TIMEOUT_MS / 2)

  platform.clock.shiftWallClock(hours * 3_600_000)
  await pass(STALL_TIMEOUT_MS / 2 - 1)
  expect(countRequests()).toBe(0)
  await pass(1)

  expect(countRequests()).toBe(1)
})
