import { expect, test, vi } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import { status } from '../../testing/factories.ts'
import { fakePlatform } from '../../testing/fake-platform.ts'
import type { QueuedEvent } from './apply-stream-events.ts'
import {
  createBatcher,
  FAST_STREAM_FLUSHES,
  FAST_FLUSH_MS,
  FLUSH_MS,
  HIDDEN_FLUSH_MS,
  HIDDEN_FLUSH_SIZE,
  MAX_QUEUED_EVENTS,
} from './batcher.ts'

const HOME = encodeTimelineKey({ kind: 'home' })
const update: QueuedEvent = { key: HOME, event: { type: 'update', status: status() } }
const deletion: QueuedEvent = { key: HOME, event: { type: 'delete', id: statusId('1') } }

function createQueue() {
  const platform = fakePlatform({ fetch: () => Promise.reject(new Error('no server')) })
  const apply = vi.fn<(events: readonly QueuedEvent[], missed: ReadonlySet<unknown>) => void>()
  const batcher = createBatcher({ ...platform, apply })
  const sizes = () => apply.mock.calls.map(([events]) => events.length)
  return { platform, batcher, apply, sizes }
}

test('applies the events of one frame together with the next paint', () => {
  const { platform, batcher, sizes } = createQueue()

  batcher.push(update)
  batcher.push(update)
  expect(sizes()).toEqual([])

  platform.renderFrame()
  expect(sizes()).toEqual([2])
})

test('waits 100 ms between two flushes, regardless of the number of frames', async () => {
  const { platform, batcher, sizes } = createQueue()
  batcher.push(update)
  platform.renderFrame()

  batcher.push(update)
  await platform.clock.advance(FLUSH_MS - 1)
  platform.renderFrame()
  expect(sizes()).toEqual([1])

  await platform.clock.advance(1)
  platform.renderFrame()
  expect(sizes()).toEqual([1, 1])
})

test('renders three times a second while a stream fills flush after flush, until it slows down', async () => {
  const { platform, batcher, sizes } = createQueue()
  for (let flush = 0; flush <= FAST_STREAM_FLUSHES; flush += 1) {
    batcher.push(update)
    await platform.clock.advance(FLUSH_MS)
    platform.renderFrame()
  }
  const before = sizes().length

  batcher.push(update)
  batcher.push(update)
  await platform.clock.advance(FAST_FLUSH_MS - 1)
  platform.renderFrame()
  expect(sizes()).toHaveLength(before)
  await platform.clock.advance(1)
  platform.renderFrame()
  expect(sizes().at(-1)).toBe(2)

  await platform.clock.advance(2 * FAST_FLUSH_MS)
  for (let calm = 0; calm < 2; calm += 1) {
    batcher.push(update)
    await platform.clock.advance(FLUSH_MS)
    platform.renderFrame()
  }
  expect(sizes()).toHaveLength(before + 3)
})

test('flushes from the message handler in a hidden page, after a second or 250 messages', async () => {
  const { platform, batcher, sizes } = createQueue()
  platform.setHidden(true)
  batcher.push(update)
  expect(sizes()).toEqual([1])

  for (let sent = 0; sent < HIDDEN_FLUSH_SIZE; sent += 1) batcher.push(update)
  expect(sizes()).toEqual([1, HIDDEN_FLUSH_SIZE])

  batcher.push(update)
  await platform.clock.advance(HIDDEN_FLUSH_MS)
  expect(sizes()).toEqual([1, HIDDEN_FLUSH_SIZE, 1])
})

test('flushes when the page becomes hidden, because frames stop', () => {
  const { platform, batcher, sizes } = createQueue()
  batcher.push(update)

  platform.setHidden(true)

  expect(sizes()).toEqual([1])
})

test('drops and reports new statuses above 500 queued events and keeps deletes', () => {
  const { platform, batcher, apply } = createQueue()
  for (let sent = 0; sent < MAX_QUEUED_EVENTS + 20; sent += 1) batcher.push(update)
  batcher.push(deletion)

  platform.renderFrame()

  const [events, missed] = apply.mock.calls[0]!
  expect(events).toHaveLength(MAX_QUEUED_EVENTS + 1)
  expect(events.at(-1)).toBe(deletion)
  expect([...missed]).toEqual([HOME])
})

test('applies no events after it is stopped', () => {
  const { platform, batcher, sizes } = createQueue()
  batcher.push(update)

  batcher.stop()
  platform.renderFrame()

  expect(sizes()).toEqual([])
})

test.each([2, -2])('delays no event when the clock is changed by %i hours', async (hours) => {
  const { platform, batcher, sizes } = createQueue()
  batcher.push(update)
  platform.renderFrame()

  platform.clock.shiftWallClock(hours * 3_600_000)
  batcher.push(update)
  await platform.clock.advance(FLUSH_MS)
  platform.renderFrame()

  expect(sizes()).toEqual([1, 1])
})
