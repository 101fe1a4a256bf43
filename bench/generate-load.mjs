const SECOND_MS = 1_000

/**
 * Posts `perSecond` posts into each stream at once. It catches up after a delay, so that the total is exact.
 *
 * @returns {Promise<string>} the id of the last post of the first stream
 */
export async function generateLoad({ controls }, streams, { perSecond, seconds }) {
  const since = performance.now()
  let last = ''
  for (let turn = 1; turn <= Math.round(perSecond * seconds); turn += 1) {
    const [id] = await controls.generateLoad(streams)
    last = id
    await waitUntil(since + (turn * SECOND_MS) / perSecond)
  }
  return last
}

function waitUntil(moment) {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, moment - performance.now()))
  })
}
