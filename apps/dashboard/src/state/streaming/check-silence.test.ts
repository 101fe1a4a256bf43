import { expect, onTestFinished, test } from 'vitest'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { statuses } from '../../testing/factories.ts'
import { settled } from '../../testing/fake-clock.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { openColumnAtom } from '../timelines/open-column.ts'
import { timelineAtoms } from '../timelines/timelines.ts'
import { LATE_MS, SILENCE_MS } from './check-silence.ts'
import { startStreaming } from './connect.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const GET_HOME = 'GET /api/v1/timelines/home'

/** Home, with a stream that is open. */
async function listening(first = statuses('9')) {
  const { session, server, platform } = testSession({ columns: [column('home', 'HOME')] })
  server.on(GET_HOME, () => page(first))
  onTestFinished(startStreaming(session))
  session.store.set(openColumnAtom, session, 'home')
  await settled()
  platform.sockets[0]?.open()
  await settled()
  const asked = () => server.calls().filter((call) => call.startsWith(GET_HOME)).length
  const before = asked()
  const pass = (ms: number) => platform.clock.advance(ms)
  const items = () => session.store.get(timelineAtoms(session)(HOME)).items
  return { server, platform, pass, items, asked: () => asked() - before }
}

test('a stream that has something to tell and does not is opened anew, and all is caught up with', async () => {
  const { server, platform, pass, items } = await listening()
  server.on(GET_HOME, () => page(statuses('10', '9')))

  await pass(SILENCE_MS + LATE_MS)
  expect(platform.sockets).toHaveLength(2)
  platform.sockets[1]?.open()
  await settled()

  expect(items()).toEqual(['10', '9'])
})

test('one that has nothing to tell is asked after, and left alone', async () => {
  const { platform, pass, asked } = await listening()

  await pass(2 * SILENCE_MS + LATE_MS)

  expect(asked()).toBe(2)
  expect(platform.sockets).toHaveLength(1)
})

test('one that has nothing to tell of an empty timeline is left alone too', async () => {
  const { server, platform, pass, asked } = await listening([])

  await pass(2 * SILENCE_MS + LATE_MS)
  expect(asked()).toBe(2)
  expect(platform.sockets).toHaveLength(1)

  server.on(GET_HOME, () => page(statuses('10')))
  await pass(SILENCE_MS)
  expect(platform.sockets).toHaveLength(2)
})

test('one that tells is not asked after, nor distrusted for what comes a moment late', async () => {
  const { server, platform, pass, asked } = await listening()
  const tell = (id: string) => platform.sockets[0]?.tell(['user'], 'update', statuses(id)[0])
  await pass(SILENCE_MS / 2)
  tell('10')
  await pass(SILENCE_MS - 1)
  expect(asked()).toBe(0)

  server.on(GET_HOME, () => page(statuses('11', '10', '9')))
  await pass(1)
  tell('11')
  await pass(LATE_MS)

  expect(asked()).toBe(1)
  expect(platform.sockets).toHaveLength(1)
})

test.each([2, -2])(
  'a clock that is set by %i hours asks neither at once nor hours later',
  async (hours) => {
    const { platform, pass, asked } = await listening()
    await pass(SILENCE_MS / 2)

    platform.clock.setBy(hours * 3_600_000)
    await pass(SILENCE_MS / 2 - 1)
    expect(asked()).toBe(0)
    await pass(1)

    expect(asked()).toBe(1)
  },
)
