import { expect, test } from 'vitest'
import { inLanes } from './in-lanes.mjs'

/** Jobs that end when they are told to. */
function heldJobs() {
  const begun = []
  const ends = new Map()
  const run = (job) => {
    begun.push(job)
    return new Promise((resolve) => {
      ends.set(job, resolve)
    })
  }
  return { begun, run, end: (job) => ends.get(job)() }
}

test('two jobs run at a time, and the next begins as soon as one ends', async () => {
  const { begun, run, end } = heldJobs()
  const all = inLanes(['a', 'b', 'c'], run, 2)
  expect(begun).toEqual(['a', 'b'])

  end('b')
  await expect.poll(() => begun).toEqual(['a', 'b', 'c'])

  end('a')
  end('c')
  await all
})
