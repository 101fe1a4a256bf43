import { connect, createServer, type Socket } from 'node:net'
import { listenOnLoopback, type LoopbackServer } from './loopback-server.ts'

/** State of the network between a browser and a server. */
export type NetworkState =
  | { readonly type: 'normal' }
  /** Nothing gets through and nothing is lost: held bytes are forwarded once the state is normal again. */
  | { readonly type: 'stall' }
  /** Every chunk is delayed by `ms`. */
  | { readonly type: 'slow'; readonly ms: number }
  /** Open connections are closed and new ones are refused. */
  | { readonly type: 'drop' }

export interface OutageProxy extends LoopbackServer {
  readonly setNetworkState: (state: NetworkState) => void
  /** Forwards to another server from now on. */
  readonly setTarget: (url: string) => void
}

/** Starts a proxy between a browser and a server: real connections whose bytes it holds back, delays or drops. */
export async function startOutageProxy(target: string): Promise<OutageProxy> {
  let address = new URL(target)
  let state: NetworkState = { type: 'normal' }
  const sockets = new Set<Socket>()
  const held = new Set<() => void>()

  function trackSocket(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }

  /** Forwards bytes one way, in order. */
  function forwardBytes(from: Socket, to: Socket): void {
    let previous = Promise.resolve()
    const send = (action: () => void) => {
      previous = previous.then(waitForNetwork).then(() => {
        if (!to.destroyed) action()
      })
    }
    from.on('data', (chunk) => send(() => void to.write(chunk)))
    from.on('end', () => send(() => void to.end()))
    from.on('close', () => send(() => void to.destroy()))
  }

  function waitForNetwork(): Promise<void> | undefined {
    if (state.type === 'slow') {
      const { ms } = state
      return new Promise((resolve) => void setTimeout(resolve, ms))
    }
    if (state.type !== 'stall') return undefined
    return new Promise((resolve) => void held.add(resolve))
  }

  const server = createServer((client) => {
    trackSocket(client)
    if (state.type === 'drop') return void client.destroy()
    const upstream = connect(Number(address.port), address.hostname)
    trackSocket(upstream)
    forwardBytes(client, upstream)
    forwardBytes(upstream, client)
  })
  const { url: ownUrl, close } = await listenOnLoopback(server)

  return {
    url: ownUrl,
    setNetworkState(next) {
      state = next
      if (next.type === 'drop') for (const socket of sockets) socket.destroy()
      if (next.type === 'stall') return
      for (const release of held) release()
      held.clear()
    },
    setTarget(url) {
      address = new URL(url)
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return close()
    },
  }
}
