import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCallQueue, type QueuedPriority } from './call-queue.ts'

/** Lets everybody in whose turn it is; the order in which they had it is `turns`. */
function standing(most: number, ...priorities: readonly QueuedPriority[]) {
  const queue = createCallQueue(most)
  const turns: number[] = []
  priorities.forEach((priority, index) => {
    void queue.enter(priority, undefined).then(() => turns.push(index))
  })
  return { queue, turns, settled: () => new Promise((resolve) => setTimeout(resolve)) }
}

test('so many go at once, the others as places come free', async () => {
  const { queue, turns, settled } = standing(2, 'refresh', 'refresh', 'refresh', 'refresh')
  await settled()
  expect([turns, queue.waiting()]).toEqual([[0, 1], 2])

  queue.leave()
  await settled()

  expect([turns, queue.waiting()]).toEqual([[0, 1, 2], 1])
})

test('one that gives up leaves the line, and takes nobody’s place', async () => {
  const { queue, turns, settled } = standing(1, 'refresh')
  const leaving = new AbortController()
  const failure = queue.enter('refresh', leaving.signal).catch((error: unknown) => error)
  void queue.enter('refresh', undefined).then(() => turns.push(9))

  leaving.abort()
  queue.leave()
  await settled()

  expect(await failure).toMatchObject({ kind: 'aborted' })
  expect([turns, queue.waiting()]).toEqual([[0, 9], 0])
})

test('one that had given up before gets no turn', async () => {
  const queue = createCallQueue(1)

  await expect(queue.enter('refresh', AbortSignal.abort())).rejects.toMatchObject({
    kind: 'aborted',
  })
})

test('whoever waits has their turn by priority, then by arrival', async () => {
  const line = fc.array(fc.constantFrom<QueuedPriority>('refresh', 'background'), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(line, async (priorities) => {
      const { queue, turns, settled } = standing(1, 'refresh', ...priorities)
      for (let count = 0; count <= priorities.length; count += 1) queue.leave()
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
