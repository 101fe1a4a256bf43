import { expect, test, vi } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import type { QueuedEvent } from './apply-events.ts'
import {
  createBatcher,
  FAST_AFTER,
  FAST_FLUSH_MS,
  FLUSH_MS,
  HIDDEN_FLUSH_MS,
  HIDDEN_FLUSH_SIZE,
  MOST_QUEUED,
} from './batcher.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const update: QueuedEvent = { key: HOME, event: { type: 'update', status: status() } }
const deletion: QueuedEvent = { key: HOME, event: { type: 'delete', id: statusId('1') } }

function queue() {
  const platform = fakePlatform({ fetch: () => Promise.reject(new Error('no server')) })
  const apply = vi.fn<(events: readonly QueuedEvent[], missed: ReadonlySet<unknown>) => void>()
  const batcher = createBatcher({ ...platform, apply })
  const sizes = () => apply.mock.calls.map(([events]) => events.length)
  return { platform, batcher, apply, sizes }
}

test('events of one frame are applied together with the next paint', () => {
  const { platform, batcher, sizes } = queue()

  batcher.push(update)
  batcher.push(update)
  expect(sizes()).toEqual([])

  platform.paint()
  expect(sizes()).toEqual([2])
})

test('after a flush the next one waits its 100 ms, however many frames are painted', async () => {
  const { platform, batcher, sizes } = queue()
  batcher.push(update)
  platform.paint()

  batcher.push(update)
  await platform.clock.advance(FLUSH_MS - 1)
  platform.paint()
  expect(sizes()).toEqual([1])

  await platform.clock.advance(1)
  platform.paint()
  expect(sizes()).toEqual([1, 1])
})

test('a stream that fills flush after flush is drawn three times a second, until it is calm again', async () => {
  const { platform, batcher, sizes } = queue()
  for (let flush = 0; flush <= FAST_AFTER; flush += 1) {
    batcher.push(update)
    await platform.clock.advance(FLUSH_MS)
    platform.paint()
  }
  const before = sizes().length

  batcher.push(update)
  batcher.push(update)
  await platform.clock.advance(FAST_FLUSH_MS - 1)
  platform.paint()
  expect(sizes()).toHaveLength(before)
  await platform.clock.advance(1)
  platform.paint()
  expect(sizes().at(-1)).toBe(2)

  await platform.clock.advance(2 * FAST_FLUSH_MS)
  for (let calm = 0; calm < 2; calm += 1) {
    batcher.push(update)
    await platform.clock.advance(FLUSH_MS)
    platform.paint()
  }
  expect(sizes()).toHaveLength(before + 3)
})

test('in a hidden page the message itself flushes, after a second or 250 of them', async () => {
  const { platform, batcher, sizes } = queue()
  platform.setHidden(true)
  batcher.push(update)
  expect(sizes()).toEqual([1])

  for (let sent = 0; sent < HIDDEN_FLUSH_SIZE; sent += 1) batcher.push(update)
  expect(sizes()).toEqual([1, HIDDEN_FLUSH_SIZE])

  batcher.push(update)
  await platform.clock.advance(HIDDEN_FLUSH_MS)
  expect(sizes()).toEqual([1, HIDDEN_FLUSH_SIZE, 1])
})

test('a page that is being hidden applies what is queued, since frames stop', () => {
  const { platform, batcher, sizes } = queue()
  batcher.push(update)

  platform.setHidden(true)

  expect(sizes()).toEqual([1])
})

test('over 500 queued, new statuses are dropped and named, deletes are kept', () => {
  const { platform, batcher, apply } = queue()
  for (let sent = 0; sent < MOST_QUEUED + 20; sent += 1) batcher.push(update)
  batcher.push(deletion)

  platform.paint()

  const [events, missed] = apply.mock.calls[0]!
  expect(events).toHaveLength(MOST_QUEUED + 1)
  expect(events.at(-1)).toBe(deletion)
  expect([...missed]).toEqual([HOME])
})

test('nothing is applied after the end', () => {
  const { platform, batcher, sizes } = queue()
  batcher.push(update)

  batcher.stop()
  platform.paint()

  expect(sizes()).toEqual([])
})

test.each([2, -2])('a clock that is set by %i hours holds no event back', async (hours) => {
  const { platform, batcher, sizes } = queue()
  batcher.push(update)
  platform.paint()

  platform.clock.setBy(hours * 3_600_000)
  batcher.push(update)
  await platform.clock.advance(FLUSH_MS)
  platform.paint()

  expect(sizes()).toEqual([1, 1])
})
