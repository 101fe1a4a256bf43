import { createServer, type Socket } from 'node:net'

interface SilentServer {
  /** How many connections were made. */
  readonly asked: () => number
  readonly close: () => Promise<void>
}

/** Takes every connection at an address that is free, and never says a word: a network that only pretends to be there. */
export async function serveSilence(url: string): Promise<SilentServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    // Whoever gives up waiting may do so at once.
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(new URL(url).port), '127.0.0.1', resolve)
  })

  return {
    asked: () => sockets.size,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
