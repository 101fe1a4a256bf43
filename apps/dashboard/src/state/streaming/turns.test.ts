import { expect, test } from 'vitest'
import { fakeClock } from '../../testing/fake-clock.ts'
import { createTurns, TURN_MS } from './turns.ts'

function turns(stretch: (ms: number) => number = (ms) => ms) {
  const clock = fakeClock()
  const ran: string[] = []
  return { clock, ran, ...createTurns<string>({ clock, stretch, run: (key) => ran.push(key) }) }
}

test(
  'each has its turn, one after the other, however often it was asked for',
  { tags: ['BY-33'] },
  async () => {
    const { clock, ran, add } = turns()
    add(['a', 'b'])
    add(['b', 'c'])
    expect(ran).toEqual([])

    await clock.advance(TURN_MS)
    expect(ran).toEqual(['a'])
    await clock.advance(5 * TURN_MS)

    expect(ran).toEqual(['a', 'b', 'c'])
    expect(clock.waiting()).toBe(0)
  },
)

test('with few calls left the turns are further apart', { tags: ['BY-33'] }, async () => {
  const { clock, ran, add } = turns((ms) => 10 * ms)
  add(['a'])

  await clock.advance(9 * TURN_MS)
  expect(ran).toEqual([])
  await clock.advance(TURN_MS)

  expect(ran).toEqual(['a'])
})

test('who hurries waits no longer, and has no second turn', { tags: ['BY-33'] }, async () => {
  const { clock, ran, add, hurry } = turns()
  add(['a', 'b', 'c'])

  hurry((key) => key === 'c')
  expect(ran).toEqual(['c'])
  await clock.advance(10 * TURN_MS)

  expect(ran).toEqual(['c', 'a', 'b'])
})

test('what is for later joins the turns then, and stopping forgets all', async () => {
  const { clock, ran, add, addLater, stop } = turns()
  addLater('a', 30_000)
  await clock.advance(30_000 + TURN_MS)
  expect(ran).toEqual(['a'])

  addLater('b', 30_000)
  add(['c'])
  stop()
  await clock.advance(60_000)

  expect(ran).toEqual(['a'])
  expect(clock.waiting()).toBe(0)
})
