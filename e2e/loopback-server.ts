import { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

export interface LoopbackServer {
  readonly url: string
  /** Closes the server. Closes open connections only of an HTTP server. */
  readonly close: () => Promise<void>
}

/** Listens on a free port of the loopback interface. */
export async function listenOnLoopback(server: Server): Promise<LoopbackServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        if (server instanceof HttpServer) server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
