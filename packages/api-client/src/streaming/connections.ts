import { getOnlyMode, type ConnectionMode } from './connection-modes.ts'
import { parseFrame, type StreamFrame } from './parse-event.ts'
import {
  createReconnectingSocket,
  type ReconnectingSocket,
  type ReconnectingSocketTraits,
} from './reconnecting-socket.ts'
import type { Socket, SocketState } from './reconnecting-socket.ts'
import { getSourceKey, type StreamSource } from './stream-source.ts'

export interface ConnectionsTraits extends Pick<ReconnectingSocketTraits, 'schedule' | 'random'> {
  readonly getWanted: () => readonly StreamSource[]
  /** Returns the connection modes that are worth trying now. */
  readonly getModes: () => readonly ConnectionMode[]
  /** @param source null for all on one socket. May throw. */
  readonly connect: (form: ConnectionMode, source: StreamSource | null) => Socket
  /** @param key of the source of the frame; null when the server does not name it */
  readonly onFrame: (key: string | null, frame: StreamFrame) => void
  /** Called when a socket connects, opens or is lost. */
  readonly onChange: () => void
  /** Called when a mode works: a frame arrived, or the connection was stable. */
  readonly onConfirmed: (form: ConnectionMode) => void
}

/** The sockets for all subscriptions: one for all when the server supports it, else one per stream. */
export interface Connections {
  readonly getState: () => SocketState
  /** Returns the number of open sockets. */
  readonly countOpen: () => number
  /** Whether another tab has the sockets. */
  readonly isFollowing?: () => boolean
  /** Returns how many sockets failed to open in a row since the start; 0 once one has opened. */
  readonly countFailures: () => number
  /** Returns the state of the socket for a source; `closed` without one. */
  readonly getSourceState: (source: StreamSource) => SocketState
  /** Opens and closes sockets. Call it after a change of the subscriptions or the server's capabilities. */
  readonly sync: () => void
  readonly add: (source: StreamSource) => void
  readonly remove: (source: StreamSource) => void
  /** Ends all delays at once. */
  readonly retryNow: () => void
  /** Replaces sockets that may only seem open. */
  readonly reconnect: () => void
  readonly close: () => void
}

interface Connection {
  readonly socket: ReconnectingSocket
  form: ConnectionMode
  /** null for all sources. */
  source: StreamSource | null
}

export function createConnections(traits: ConnectionsTraits): Connections {
  const single = new Map<string, Connection>()
  /** The one socket for all sources. Until a mode is confirmed, it tries the modes in turn. */
  let main: Connection | null = null
  let confirmedMode: ConnectionMode | null = null
  let failures = 0
  let failedTries = 0
  let hasOpened = false

  const getFixedMode = () => confirmedMode ?? getOnlyMode(traits.getModes())
  const isSingleStream = () => getFixedMode()?.isMultiplexed === false
  const getConnections = () => [...(main === null ? [] : [main]), ...single.values()]

  function confirmMode({ form }: Connection): void {
    if (confirmedMode !== null) return
    confirmedMode = form
    traits.onConfirmed(form)
    sync()
  }

  function createConnection(choose: () => Pick<Connection, 'form' | 'source'>): Connection {
    const line: Connection = { ...choose(), socket: createReconnectingSocket(getSocketTraits()) }
    return line

    function getSocketTraits(): ReconnectingSocketTraits {
      return {
        schedule: traits.schedule,
        random: traits.random,
        isWanted: () => traits.getWanted().length > 0,
        connect() {
          Object.assign(line, choose())
          return traits.connect(line.form, line.source)
        },
        onOpen() {
          if (line.form.isMultiplexed)
            traits.getWanted().forEach((source) => sendSubscription('subscribe', source))
        },
        onStable: () => confirmMode(line),
        onMessage(data) {
          const frame = parseFrame(data)
          if (frame === null) return
          confirmMode(line)
          traits.onFrame(line.source === null ? frame.key : getSourceKey(line.source), frame)
        },
        onState(state) {
          if (state === 'closed' && confirmedMode === null) failures += 1
          if (state === 'open') hasOpened = true
          if (state === 'closed' && !isOffline()) failedTries += 1
          traits.onChange()
        },
      }
    }
  }

  /** Chooses the confirmed mode. Until there is one, each failure moves on to the next mode. */
  function chooseNextMode(): Pick<Connection, 'form' | 'source'> {
    const forms = traits.getModes()
    const form = confirmedMode ?? forms[failures % forms.length] ?? MULTIPLEXED
    return { form, source: form.isMultiplexed ? null : (traits.getWanted()[0] ?? null) }
  }

  const sendSubscription = (type: 'subscribe' | 'unsubscribe', source: StreamSource) =>
    main?.form.isMultiplexed === true && main.socket.send(JSON.stringify({ type, ...source }))

  function sync(): void {
    if (traits.getModes().length === 0) return close()
    if (isSingleStream()) return syncSingle()
    if (traits.getWanted().length === 0) return
    main ??= createConnection(chooseNextMode)
    main.socket.open()
  }

  function syncSingle(): void {
    const form = getFixedMode() ?? SINGLE_STREAM
    const wanted = new Map(traits.getWanted().map((source) => [getSourceKey(source), source]))
    if (main !== null) adoptMainConnection(wanted)
    for (const [key, line] of single) if (!wanted.has(key)) closeConnection(key, line)
    for (const [key, source] of wanted) {
      if (!single.has(key))
        single.set(
          key,
          createConnection(() => ({ form, source })),
        )
      single.get(key)?.socket.open()
    }
  }

  /** Keeps the socket that confirmed the mode for the stream that it already carries. */
  function adoptMainConnection(wanted: ReadonlyMap<string, StreamSource>): void {
    const key = main?.source == null ? null : getSourceKey(main.source)
    if (main !== null && key !== null && wanted.has(key)) single.set(key, main)
    else main?.socket.close()
    main = null
  }

  function closeConnection(key: string, { socket }: Connection): void {
    socket.close()
    single.delete(key)
  }

  function close(): void {
    for (const { socket } of getConnections()) socket.close()
    main = null
    single.clear()
  }

  return {
    getState: () => getWorstState(getConnections().map(({ socket }) => socket.getState())),
    countFailures: () => (hasOpened ? 0 : failedTries),
    countOpen: () => getConnections().filter(({ socket }) => socket.getState() === 'open').length,
    getSourceState(source) {
      const line = main ?? single.get(getSourceKey(source))
      const isCarried = line?.source == null || getSourceKey(line.source) === getSourceKey(source)
      return line !== undefined && isCarried ? line.socket.getState() : 'closed'
    },
    sync,
    add(source) {
      sendSubscription('subscribe', source)
      sync()
    },
    remove(source) {
      sendSubscription('unsubscribe', source)
      if (isSingleStream()) sync()
    },
    retryNow: () => getConnections().forEach(({ socket }) => socket.retryNow()),
    reconnect: () => getConnections().forEach(({ socket }) => socket.reconnect()),
    close,
  }
}

/** Returns whether the browser is offline. A failed socket then says nothing about the server. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false

const MULTIPLEXED: ConnectionMode = { isMultiplexed: true, tokenLocation: 'protocol' }
const SINGLE_STREAM: ConnectionMode = { isMultiplexed: false, tokenLocation: 'protocol' }

/** Returns `closed` without any. */
export function getWorstState(states: readonly SocketState[]): SocketState {
  if (states.length === 0 || states.includes('closed')) return 'closed'
  return states.includes('connecting') ? 'connecting' : 'open'
}
