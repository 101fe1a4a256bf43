import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRequestQueue, type QueuedPriority } from './request-queue.ts'

/** Queues requests with these priorities; `turns` is the order in which they started. */
function queueRequests(most: number, ...priorities: readonly QueuedPriority[]) {
  const queue = createRequestQueue(most)
  const turns: number[] = []
  priorities.forEach((priority, index) => {
    void queue.acquire(priority, undefined).then(() => turns.push(index))
  })
  return { queue, turns, settled: () => new Promise((resolve) => setTimeout(resolve)) }
}

test('runs up to N requests concurrently and queues the rest', async () => {
  const { queue, turns, settled } = queueRequests(2, 'refresh', 'refresh', 'refresh', 'refresh')
  await settled()
  expect([turns, queue.waiting()]).toEqual([[0, 1], 2])

  queue.release()
  await settled()

  expect([turns, queue.waiting()]).toEqual([[0, 1, 2], 1])
})

test('removes an aborted request from the queue without using a slot', async () => {
  const { queue, turns, settled } = queueRequests(1, 'refresh')
  const leaving = new AbortController()
  const failure = queue.acquire('refresh', leaving.signal).catch((error: unknown) => error)
  void queue.acquire('refresh', undefined).then(() => turns.push(9))

  leaving.abort()
  queue.release()
  await settled()

  expect(await failure).toMatchObject({ kind: 'aborted' })
  expect([turns, queue.waiting()]).toEqual([[0, 9], 0])
})

test('rejects a request that is already aborted', async () => {
  const queue = createRequestQueue(1)

  await expect(queue.acquire('refresh', AbortSignal.abort())).rejects.toMatchObject({
    kind: 'aborted',
  })
})

test('starts queued requests by priority, then in order of arrival', async () => {
  const line = fc.array(fc.constantFrom<QueuedPriority>('refresh', 'background'), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(line, async (priorities) => {
      const { queue, turns, settled } = queueRequests(1, 'refresh', ...priorities)
      for (let count = 0; count <= priorities.length; count += 1) queue.release()
      await settled()

      const places = priorities.map((priority, index) => ({ priority, index: index + 1 }))
      const expected = [
        ...places.filter(({ priority }) => priority === 'refresh'),
        ...places.filter(({ priority }) => priority === 'background'),
      ].map(({ index }) => index)
      expect(turns).toEqual([0, ...expected])
    }),
    { numRuns: 60 },
  )
})
