import { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

export interface LoopbackServer {
  readonly url: string
  /** Ends the connections of an HTTP server; those of any other must have ended. */
  readonly close: () => Promise<void>
}

/** Lets a server listen on this machine alone, at a port that is free. */
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
