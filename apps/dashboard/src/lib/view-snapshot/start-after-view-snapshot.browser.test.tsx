import { afterEach, expect, test } from 'vitest'
import { startAfterViewSnapshot, SNAPSHOT_ID } from './view-snapshot.ts'

afterEach(() => document.getElementById(SNAPSHOT_ID)?.remove())

function showViewSnapshot(isHidden: boolean): HTMLElement {
  const sight = document.createElement('div')
  sight.id = SNAPSHOT_ID
  sight.hidden = isHidden
  document.body.append(sight)
  return sight
}

/** Records events in their order. */
function recordOrder() {
  const order: string[] = []
  const createRecorder = (name: string) => () => void order.push(name)
  return { order, note: createRecorder }
}

test('starts immediately without a snapshot', () => {
  const { order, note: createRecorder } = recordOrder()

  startAfterViewSnapshot(createRecorder('program'))

  expect(order).toEqual(['program'])
})

test('starts after the snapshot is painted', async () => {
  const { order, note: createRecorder } = recordOrder()
  showViewSnapshot(false)

  startAfterViewSnapshot(createRecorder('program'))
  requestAnimationFrame(createRecorder('frame'))

  expect(order).toEqual([])
  await expect.poll(() => order).toEqual(['frame', 'program'])
})

test('starts without waiting when the styles of the snapshot fail to load', async () => {
  const { order, note: createRecorder } = recordOrder()
  showViewSnapshot(true)

  startAfterViewSnapshot(createRecorder('program'))

  await expect.poll(() => order).toEqual(['program'])
})
