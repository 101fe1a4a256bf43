/**
 * Notes what a page asks for from now on, as the browser's network tools tell it.
 *
 * @returns a way to get the requests that began before a moment, and what of them had come by then
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
    before: (epochMs) => requestsBefore([...requests.values()], pieces, epochMs),
  }
}

/** Each with its bytes as sent, heads included; `endMs` is null for what was still under way. */
export function requestsBefore(requests, pieces, epochMs) {
  const [first] = requests
  if (first === undefined) return []
  // The tools count seconds of a clock of their own; a request says both.
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

/** How many, and kB of all, of scripts and of pictures. */
export function requestFigures(requests) {
  const kb = (some) => some.reduce((sum, { bytes }) => sum + bytes, 0) / BYTES_OF_A_KB
  const pathOf = ({ url }) => new URL(url).pathname
  return {
    requests: requests.length,
    kb: kb(requests),
    scriptKb: kb(requests.filter((request) => /\.m?js$/.test(pathOf(request)))),
    imageKb: kb(requests.filter(({ type }) => type === 'Image')),
  }
}
