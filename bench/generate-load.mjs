const SECOND_MS = 1_000

/**
 * Posts `perSecond` posts into each stream at once. It catches up after a delay, so that the total is exact.
 *
 * @param people number of authors; by default the prepared posts of the seed data
 * @returns {Promise<string[]>} the id of the last post of each stream
 */
export async function generateLoad({ controls }, streams, { perSecond, seconds, people }) {
  const since = performance.now()
  let last = []
  for (let turn = 1; turn <= Math.round(perSecond * seconds); turn += 1) {
    last = await controls.generateLoad(streams, { people })
    await waitUntil(since + (turn * SECOND_MS) / perSecond)
  }
  return last
}

function waitUntil(moment) {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, moment - performance.now()))
  })
}
