import { connect, createServer, type Socket } from 'node:net'
import { listenOnLoopback, type LoopbackServer } from './loopback-server.ts'

/** What the network between a browser and a server does. */
export type Weather =
  | { readonly type: 'clear' }
  /** Nothing gets through, and nothing is lost: it comes when the weather is clear again. */
  | { readonly type: 'stall' }
  /** Everything comes, so much later. */
  | { readonly type: 'late'; readonly ms: number }
  /** Connections end, and none begins. */
  | { readonly type: 'drop' }

export interface OutageProxy extends LoopbackServer {
  readonly setWeather: (weather: Weather) => void
  /** The server is somewhere else now. */
  readonly setTarget: (url: string) => void
}

/** A network between a browser and a server: real connections, whose bytes it holds back, delays or drops. */
export async function startOutageProxy(target: string): Promise<OutageProxy> {
  let address = new URL(target)
  let weather: Weather = { type: 'clear' }
  const sockets = new Set<Socket>()
  const held = new Set<() => void>()

  function keep(socket: Socket): void {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }

  /** Carries bytes one way, in their order. */
  function carry(from: Socket, to: Socket): void {
    let before = Promise.resolve()
    const send = (run: () => void) => {
      before = before.then(passes).then(() => {
        if (!to.destroyed) run()
      })
    }
    from.on('data', (chunk) => send(() => void to.write(chunk)))
    from.on('end', () => send(() => void to.end()))
    from.on('close', () => send(() => void to.destroy()))
  }

  function passes(): Promise<void> | undefined {
    if (weather.type === 'late') {
      const { ms } = weather
      return new Promise((resolve) => void setTimeout(resolve, ms))
    }
    if (weather.type !== 'stall') return undefined
    return new Promise((resolve) => void held.add(resolve))
  }

  const server = createServer((client) => {
    keep(client)
    if (weather.type === 'drop') return void client.destroy()
    const upstream = connect(Number(address.port), address.hostname)
    keep(upstream)
    carry(client, upstream)
    carry(upstream, client)
  })
  const { url: ownUrl, close } = await listenOnLoopback(server)

  return {
    url: ownUrl,
    setWeather(next) {
      weather = next
      if (next.type === 'drop') for (const socket of sockets) socket.destroy()
      if (next.type === 'stall') return
      for (const letGo of held) letGo()
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
