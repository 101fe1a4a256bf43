import {
  createLastingSocket,
  type LastingSocket,
  type LastingSocketTraits,
} from './lasting-socket.ts'
import type { Socket, SocketState } from './lasting-socket.ts'
import { parseFrame, type StreamFrame } from './parse-event.ts'
import { onlyForm, type StreamForm } from './stream-form.ts'
import { sourceKey, type StreamSource } from './stream-source.ts'

interface StreamLinesTraits extends Pick<LastingSocketTraits, 'schedule' | 'random'> {
  readonly wanted: () => readonly StreamSource[]
  /** The ways that are worth a try now. */
  readonly forms: () => readonly StreamForm[]
  /** @param source null for all on one socket. May throw. */
  readonly connect: (form: StreamForm, source: StreamSource | null) => Socket
  /** @param key of the source that it came by; null where the server does not say */
  readonly onFrame: (key: string | null, frame: StreamFrame) => void
  /** A socket opened, was lost, or is on its way. */
  readonly onChange: () => void
  /** That way works: a frame came by it, or it lasted. */
  readonly onProven: (form: StreamForm) => void
}

/** The sockets that carry what is listened to: one for all where the server can, else one for each. */
export interface StreamLines {
  readonly state: () => SocketState
  /** How many are open. */
  readonly openSockets: () => number
  /** How many sockets did not open in a row, since the start; 0 once one has. */
  readonly failedTries: () => number
  /** Of the socket that carries that source; `closed` where none does. */
  readonly stateOf: (source: StreamSource) => SocketState
  /** To be called after what is wanted, or what is known of the server, has changed. */
  readonly sync: () => void
  readonly add: (source: StreamSource) => void
  readonly remove: (source: StreamSource) => void
  /** Ends all pauses at once. */
  readonly wake: () => void
  /** Replaces what only seems to be open. */
  readonly renew: () => void
  readonly close: () => void
}

interface Line {
  readonly socket: LastingSocket
  form: StreamForm
  /** null: all of them. */
  source: StreamSource | null
}

export function createStreamLines(traits: StreamLinesTraits): StreamLines {
  const single = new Map<string, Line>()
  /** The one socket for all; until a way is proven, the one that tries them in turn. */
  let main: Line | null = null
  let proven: StreamForm | null = null
  let failures = 0
  let failedTries = 0
  let hasOpened = false

  const settled = () => proven ?? onlyForm(traits.forms())
  const isSingle = () => settled()?.isMultiplexed === false
  const lines = () => [...(main === null ? [] : [main]), ...single.values()]

  function prove({ form }: Line): void {
    if (proven !== null) return
    proven = form
    traits.onProven(form)
    sync()
  }

  function createLine(choose: () => Pick<Line, 'form' | 'source'>): Line {
    const line: Line = { ...choose(), socket: createLastingSocket(socketTraits()) }
    return line

    function socketTraits(): LastingSocketTraits {
      return {
        schedule: traits.schedule,
        random: traits.random,
        isWanted: () => traits.wanted().length > 0,
        connect() {
          Object.assign(line, choose())
          return traits.connect(line.form, line.source)
        },
        onOpen() {
          if (line.form.isMultiplexed) traits.wanted().forEach((source) => say('subscribe', source))
        },
        onLasting: () => prove(line),
        onMessage(data) {
          const frame = parseFrame(data)
          if (frame === null) return
          prove(line)
          traits.onFrame(line.source === null ? frame.key : sourceKey(line.source), frame)
        },
        onState(state) {
          if (state === 'closed' && proven === null) failures += 1
          if (state === 'open') hasOpened = true
          if (state === 'closed' && !isOffline()) failedTries += 1
          traits.onChange()
        },
      }
    }
  }

  /** Until a way is proven it goes on to the next one with each failure. */
  function chooseInTurn(): Pick<Line, 'form' | 'source'> {
    const forms = traits.forms()
    const form = proven ?? forms[failures % forms.length] ?? MULTIPLEXED
    return { form, source: form.isMultiplexed ? null : (traits.wanted()[0] ?? null) }
  }

  const say = (type: 'subscribe' | 'unsubscribe', source: StreamSource) =>
    main?.form.isMultiplexed === true && main.socket.send(JSON.stringify({ type, ...source }))

  function sync(): void {
    if (traits.forms().length === 0) return close()
    if (isSingle()) return syncSingle()
    if (traits.wanted().length === 0) return
    main ??= createLine(chooseInTurn)
    main.socket.open()
  }

  function syncSingle(): void {
    const form = settled() ?? SINGLE
    const wanted = new Map(traits.wanted().map((source) => [sourceKey(source), source]))
    if (main !== null) adoptMain(wanted)
    for (const [key, line] of single) if (!wanted.has(key)) end(key, line)
    for (const [key, source] of wanted) {
      if (!single.has(key))
        single.set(
          key,
          createLine(() => ({ form, source })),
        )
      single.get(key)?.socket.open()
    }
  }

  /** The socket that found the way carries one of the streams already. */
  function adoptMain(wanted: ReadonlyMap<string, StreamSource>): void {
    const key = main?.source == null ? null : sourceKey(main.source)
    if (main !== null && key !== null && wanted.has(key)) single.set(key, main)
    else main?.socket.close()
    main = null
  }

  function end(key: string, { socket }: Line): void {
    socket.close()
    single.delete(key)
  }

  function close(): void {
    for (const { socket } of lines()) socket.close()
    main = null
    single.clear()
  }

  return {
    state: () => worst(lines().map(({ socket }) => socket.state())),
    failedTries: () => (hasOpened ? 0 : failedTries),
    openSockets: () => lines().filter(({ socket }) => socket.state() === 'open').length,
    stateOf(source) {
      const line = main ?? single.get(sourceKey(source))
      const isCarried = line?.source == null || sourceKey(line.source) === sourceKey(source)
      return line !== undefined && isCarried ? line.socket.state() : 'closed'
    },
    sync,
    add(source) {
      say('subscribe', source)
      sync()
    },
    remove(source) {
      say('unsubscribe', source)
      if (isSingle()) sync()
    },
    wake: () => lines().forEach(({ socket }) => socket.wake()),
    renew: () => lines().forEach(({ socket }) => socket.renew()),
    close,
  }
}

/** Without a network a socket that does not open says nothing of the server. */
const isOffline = (): boolean => globalThis.navigator?.onLine === false

const MULTIPLEXED: StreamForm = { isMultiplexed: true, tokenPlace: 'protocol' }
const SINGLE: StreamForm = { isMultiplexed: false, tokenPlace: 'protocol' }

function worst(states: readonly SocketState[]): SocketState {
  if (states.length === 0 || states.includes('closed')) return 'closed'
  return states.includes('connecting') ? 'connecting' : 'open'
}
