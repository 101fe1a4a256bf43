import { afterEach, expect, test } from 'vitest'
import { afterSight, SIGHT_ID } from './sight.ts'

afterEach(() => document.getElementById(SIGHT_ID)?.remove())

function showSight(isHidden: boolean): HTMLElement {
  const sight = document.createElement('div')
  sight.id = SIGHT_ID
  sight.hidden = isHidden
  document.body.append(sight)
  return sight
}

/** What happens, in its order. */
function watch() {
  const order: string[] = []
  const note = (name: string) => () => void order.push(name)
  return { order, note }
}

test('without a sight the program begins at once', () => {
  const { order, note } = watch()

  afterSight(note('program'))

  expect(order).toEqual(['program'])
})

test('a sight is painted before the program begins', async () => {
  const { order, note } = watch()
  showSight(false)

  afterSight(note('program'))
  requestAnimationFrame(note('frame'))

  expect(order).toEqual([])
  await expect.poll(() => order).toEqual(['frame', 'program'])
})

test('a sight whose styles do not come holds nothing up', async () => {
  const { order, note } = watch()
  showSight(true)

  afterSight(note('program'))

  await expect.poll(() => order).toEqual(['program'])
})
