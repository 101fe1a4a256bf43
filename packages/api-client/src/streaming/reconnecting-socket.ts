const FIRST_DELAY_MS = 1000

/** Longest delay for a server that has streamed before. */
const MAX_DELAY_MS = 30_000

/** Longest delay for a server that has never streamed: it may not support streaming at all. */
const MAX_DELAY_UNPROVEN_MS = 300_000

/** A connection that lasts this long counts as a success; a shorter one does not reset the delay. */
const STABLE_AFTER_MS = 5000

/**
 * Returns the delay before the next attempt. It doubles, and is random within its upper half, so that the clients of
 * a restarted server do not reconnect at the same moment.
 *
 * @param failures attempts that failed in a row, 0 for the first loss
 * @param random from 0 to 1
 */
function getBackoffMs(failures: number, random: number, maximum = MAX_DELAY_MS): number {
  const longest = Math.min(maximum, FIRST_DELAY_MS * 2 ** failures)
  return longest * (0.5 + random / 2)
}

/** `closed` includes the delay before the next attempt. */
export type SocketState = 'connecting' | 'open' | 'closed'

/** The members of WebSocket that are used here. */
export interface Socket {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  readonly readyState: number
  send: (text: string) => void
  close: () => void
}

export interface ReconnectingSocketTraits {
  /** May throw, as on a page without the permission. */
  readonly connect: () => Socket
  /** Whether to reconnect after a loss. */
  readonly isWanted: () => boolean
  /** Called before the state changes to `open`. */
  readonly onOpen: () => void
  /** Called when the connection has lasted long enough to count as a success. */
  readonly onStable: () => void
  readonly onMessage: (data: unknown) => void
  readonly onState: (state: SocketState) => void
  readonly schedule: (run: () => void, ms: number) => () => void
  readonly random: () => number
}

export interface ReconnectingSocket {
  readonly getState: () => SocketState
  /** Connects now, unless the socket is connecting or waits for its next attempt. */
  readonly open: () => void
  /** Ends the delay before the next attempt. */
  readonly retryNow: () => void
  /** Replaces an open connection with a new one; like `retryNow` when there is none. */
  readonly reconnect: () => void
  /** Drops the text when the socket is not open: `onOpen` sends it again. */
  readonly send: (text: string) => void
  readonly close: () => void
}

const CONNECTING = 0

/** Creates a socket that reconnects automatically, with increasing delays. */
export function createReconnectingSocket(traits: ReconnectingSocketTraits): ReconnectingSocket {
  let socket: Socket | null = null
  let state: SocketState = 'closed'
  let isReady = false
  let failures = 0
  let hasOpened = false
  let cancelTimer: (() => void) | null = null

  const setState = (next: SocketState) => {
    if (state === next) return
    state = next
    traits.onState(next)
  }
  const startTimer = (run: () => void, ms: number) => {
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
    setState('connecting')
    try {
      socket = traits.connect()
    } catch {
      return handleClose()
    }
    socket.onopen = handleOpen
    socket.onmessage = ({ data }: { data: unknown }) => traits.onMessage(data)
    socket.onclose = handleClose
    socket.onerror = null
  }

  function handleOpen(): void {
    isReady = true
    hasOpened = true
    startTimer(() => {
      failures = 0
      traits.onStable()
    }, STABLE_AFTER_MS)
    traits.onOpen()
    setState('open')
  }

  function handleClose(): void {
    removeHandlers(socket)
    socket = null
    isReady = false
    stopTimer()
    if (traits.isWanted()) {
      startTimer(
        connect,
        getBackoffMs(failures, traits.random(), hasOpened ? MAX_DELAY_MS : MAX_DELAY_UNPROVEN_MS),
      )
      failures += 1
    }
    setState('closed')
  }

  function retryNow(): void {
    if (state === 'closed' && cancelTimer !== null) connect()
  }

  function disconnect(): void {
    stopTimer()
    closeSocket(socket)
    socket = null
    isReady = false
  }

  return {
    getState: () => state,
    open() {
      if (state === 'closed' && cancelTimer === null) connect()
    },
    retryNow,
    reconnect() {
      if (state !== 'open') return retryNow()
      disconnect()
      setState('closed')
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

function removeHandlers(socket: Socket | null): void {
  if (socket === null) return
  socket.onopen = null
  socket.onmessage = null
  socket.onclose = null
  socket.onerror = null
}

/**
 * Closes a socket. A connecting one is closed after it opens, because browsers report closing it earlier as an error.
 */
function closeSocket(socket: Socket | null): void {
  removeHandlers(socket)
  if (socket === null) return
  if (socket.readyState === CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}
