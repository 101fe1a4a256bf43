const SECOND_MS = 1_000

/**
 * Pours posts into all streams at once, so many a second into each. Who is late catches up: as many come as were
 * asked for.
 *
 * @returns {Promise<string>} the id of the last post of the first stream
 */
export async function pourFor({ controls }, streams, { perSecond, seconds }) {
  const since = performance.now()
  let last = ''
  for (let turn = 1; turn <= Math.round(perSecond * seconds); turn += 1) {
    const [id] = await controls.pour(streams)
    last = id
    await dueAt(since + (turn * SECOND_MS) / perSecond)
  }
  return last
}

function dueAt(moment) {
  return new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, moment - performance.now()))
  })
}
