/**
 * Records the requests of a page through the network domain of the DevTools Protocol.
 *
 * @returns a function that returns the requests that began before a moment, with the bytes received until then
 */
export async function watchRequests(session) {
  const requests = new Map()
  const pieces = []
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (/^(?:data|blob):/.test(request.url)) return
    requests.set(`${requestId} ${timestamp}`, {
      requestId,
      url: request.url,
      method: request.method,
      type,
      timestamp,
      wallTime,
    })
  })
  const notePiece = ({ requestId, timestamp, encodedDataLength }, isWhole) =>
    pieces.push({ requestId, timestamp, bytes: encodedDataLength, isWhole })
  session.on('Network.dataReceived', (event) => notePiece(event, false))
  session.on('Network.loadingFinished', (event) => notePiece(event, true))
  await session.send('Network.enable')

  return {
    forget() {
      requests.clear()
      pieces.length = 0
    },
    /** @param epochMs as `performance.timeOrigin + performance.now()` */
    before: (epochMs) => getRequestsBefore([...requests.values()], pieces, epochMs),
  }
}

/** Returns each request with its transferred bytes, headers included. `endMs` is null for a request in progress. */
export function getRequestsBefore(requests, pieces, epochMs) {
  const [first] = requests
  if (first === undefined) return []
  // The protocol counts seconds on a separate clock; a request has the time on both clocks.
  const moment = epochMs / 1000 - (first.wallTime - first.timestamp)
  const sinceStart = (timestamp) => Math.round((timestamp - first.timestamp) * 1000)
  return requests
    .filter(({ timestamp }) => timestamp <= moment)
    .map(({ requestId, url, method, type, timestamp }) => {
      const come = pieces.filter((each) => each.requestId === requestId && each.timestamp <= moment)
      const whole = come.find(({ isWhole }) => isWhole)
      const bytes = whole?.bytes ?? come.reduce((sum, piece) => sum + piece.bytes, 0)
      const endMs = whole === undefined ? null : sinceStart(whole.timestamp)
      return { url, method, type, startMs: sinceStart(timestamp), endMs, bytes }
    })
}

const BYTES_OF_A_KB = 1_000

/** Counts the requests, with and without images and preflights, and the kB of all, of scripts and of images. */
export function computeRequestFigures(requests) {
  const kb = (some) => some.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_OF_A_KB
  const pathOf = ({ url }) => new URL(url).pathname
  return {
    requests: requests.length,
    ownRequests: requests.filter(({ type, method }) => type !== 'Image' && method !== 'OPTIONS')
      .length,
    kb: kb(requests),
    scriptKb: kb(requests.filter((request) => /\.m?js$/.test(pathOf(request)))),
    imageKb: kb(requests.filter(({ type }) => type === 'Image')),
  }
}
