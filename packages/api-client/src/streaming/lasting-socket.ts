const FIRST_DELAY_MS = 1000

/** Longest wait on a server that has streamed before. */
const MAX_DELAY_MS = 30_000

/** Longest wait on one that never has: it may not stream at all. */
const MAX_DELAY_UNPROVEN_MS = 300_000

/** A connection that lasted this long counts as a success; a shorter one does not reset the wait. */
const STABLE_AFTER_MS = 5000

/**
 * How long to wait before the next attempt: doubling, and anywhere in the upper half of it, so
 * that the readers of a restarted server do not return at the same moment.
 *
 * @param failures attempts that failed in a row, 0 for the first loss
 * @param random from 0 to 1
 */
function backoffMs(failures: number, random: number, maximum = MAX_DELAY_MS): number {
  const longest = Math.min(maximum, FIRST_DELAY_MS * 2 ** failures)
  return longest * (0.5 + random / 2)
}

/** `closed` includes waiting for the next attempt. */
export type SocketState = 'connecting' | 'open' | 'closed'

/** What is used of a WebSocket. */
export interface Socket {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  readonly readyState: number
  send: (text: string) => void
  close: () => void
}

export interface LastingSocketTraits {
  /** May throw, as a page with the wrong rights does. */
  readonly connect: () => Socket
  /** Without interest a lost connection stays lost. */
  readonly isWanted: () => boolean
  /** Before anybody hears that the socket is open. */
  readonly onOpen: () => void
  /** It has been open for long enough to count as a success. */
  readonly onLasting: () => void
  readonly onMessage: (data: unknown) => void
  readonly onState: (state: SocketState) => void
  readonly schedule: (run: () => void, ms: number) => () => void
  readonly random: () => number
}

export interface LastingSocket {
  readonly state: () => SocketState
  /** Connects now, unless it is on its way or waits for the end of a pause. */
  readonly open: () => void
  /** Ends a pause at once. */
  readonly wake: () => void
  /** Replaces an open connection by a new one; like `wake` where there is none. */
  readonly renew: () => void
  /** Drops the text when the socket is not open: it is said anew on opening. */
  readonly send: (text: string) => void
  readonly close: () => void
}

const CONNECTING = 0

/** A socket that comes back by itself, ever slower while it fails. */
export function createLastingSocket(traits: LastingSocketTraits): LastingSocket {
  let socket: Socket | null = null
  let state: SocketState = 'closed'
  let isReady = false
  let failures = 0
  let hasOpened = false
  let cancelTimer: (() => void) | null = null

  const become = (next: SocketState) => {
    if (state === next) return
    state = next
    traits.onState(next)
  }
  const later = (run: () => void, ms: number) => {
    cancelTimer?.()
    cancelTimer = traits.schedule(() => {
      cancelTimer = null
      run()
    }, ms)
  }
  const stopTimer = () => {
    cancelTimer?.()
    cancelTimer = null
  }

  function connect(): void {
    stopTimer()
    become('connecting')
    try {
      socket = traits.connect()
    } catch {
      return lose()
    }
    socket.onopen = opened
    socket.onmessage = ({ data }: { data: unknown }) => traits.onMessage(data)
    socket.onclose = lose
    socket.onerror = null
  }

  function opened(): void {
    isReady = true
    hasOpened = true
    later(() => {
      failures = 0
      traits.onLasting()
    }, STABLE_AFTER_MS)
    traits.onOpen()
    become('open')
  }

  function lose(): void {
    forget(socket)
    socket = null
    isReady = false
    stopTimer()
    if (traits.isWanted()) {
      later(
        connect,
        backoffMs(failures, traits.random(), hasOpened ? MAX_DELAY_MS : MAX_DELAY_UNPROVEN_MS),
      )
      failures += 1
    }
    become('closed')
  }

  function wake(): void {
    if (state === 'closed' && cancelTimer !== null) connect()
  }

  function disconnect(): void {
    stopTimer()
    part(socket)
    socket = null
    isReady = false
  }

  return {
    state: () => state,
    open() {
      if (state === 'closed' && cancelTimer === null) connect()
    },
    wake,
    renew() {
      if (state !== 'open') return wake()
      disconnect()
      become('closed')
      connect()
    },
    send(text) {
      if (isReady) socket?.send(text)
    },
    close() {
      disconnect()
      state = 'closed'
    },
  }
}

function forget(socket: Socket | null): void {
  if (socket === null) return
  socket.onopen = null
  socket.onmessage = null
  socket.onclose = null
  socket.onerror = null
}

/** A socket on its way is let arrive first: browsers report its closing as an error. */
function part(socket: Socket | null): void {
  forget(socket)
  if (socket === null) return
  if (socket.readyState === CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}
