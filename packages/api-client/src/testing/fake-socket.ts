import type { Socket } from '../streaming/reconnecting-socket.ts'

export interface FakeSocket extends Socket {
  readonly url: string
  readonly protocols: string | undefined
  /** The messages sent, parsed. */
  readonly sent: readonly unknown[]
  readonly isClosedByUs: boolean
  readonly accept: () => void
  readonly receive: (data: unknown) => void
  readonly drop: () => void
}

/** Creates sockets whose server is the test: it triggers faults and timers without a network. */
export function createFakeSockets() {
  const sockets: FakeSocket[] = []
  function FakeWebSocket(url: string, protocols?: string): FakeSocket {
    const socket = createFakeSocket(url, protocols)
    sockets.push(socket)
    return socket
  }
  const WebSocket = FakeWebSocket as unknown as new (url: string, protocols?: string) => Socket
  return { sockets, WebSocket, last: () => sockets[sockets.length - 1] as FakeSocket }
}

function createFakeSocket(url: string, protocols: string | undefined): FakeSocket {
  const sent: unknown[] = []
  const socket = {
    url,
    protocols,
    sent,
    readyState: 0,
    isClosedByUs: false,
    onopen: null as Socket['onopen'],
    onmessage: null as Socket['onmessage'],
    onclose: null as Socket['onclose'],
    onerror: null as Socket['onerror'],
    send(text: string) {
      if (socket.readyState !== 1) throw new Error('InvalidStateError')
      sent.push(JSON.parse(text))
    },
    close() {
      socket.readyState = 3
      socket.isClosedByUs = true
    },
    accept() {
      socket.readyState = 1
      socket.onopen?.(undefined as never)
    },
    receive(data: unknown) {
      socket.onmessage?.({ data } as never)
    },
    drop() {
      socket.readyState = 3
      socket.onclose?.(undefined as never)
    },
  }
  return socket
}

/** Creates a clock that the test controls; `waiting` are the pending timers. */
export function createFakeSchedule() {
  const waiting: { readonly run: () => void; readonly ms: number }[] = []
  return {
    waiting,
    schedule: (run: () => void, ms: number) => {
      const entry = { run, ms }
      waiting.push(entry)
      return () => {
        const index = waiting.indexOf(entry)
        if (index !== -1) waiting.splice(index, 1)
      }
    },
    /** Runs the next pending timer. */
    elapse: () => waiting.shift()?.run(),
  }
}
