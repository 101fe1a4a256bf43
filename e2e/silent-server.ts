import { createServer, type Socket } from 'node:net'

interface SilentServer {
  /** Number of accepted connections. */
  readonly countConnections: () => number
  readonly close: () => Promise<void>
}

/** Accepts every connection at a free address and never responds, like a network that only seems to be online. */
export async function startSilentServer(url: string): Promise<SilentServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    // A client may close the connection when its request times out.
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(new URL(url).port), '127.0.0.1', resolve)
  })

  return {
    countConnections: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
