import { allowLoopbackMedia } from '../packages/domain/src/headers/index.ts'
import { createStaticServer } from '../scripts/static-server.mjs'
import { listenOnLoopback, type LoopbackServer } from './loopback-server.ts'

export interface StaticOrigin extends LoopbackServer {
  /** Every requested URL and every referrer. */
  readonly requested: readonly string[]
}

/** Serves dist/ on its own port. Its headers allow media from this machine, where the instances of the tests run. */
export async function serveDashboard(distDir: string): Promise<StaticOrigin> {
  const requested: string[] = []
  const server = createStaticServer(distDir, allowLoopbackMedia)
  server.on('request', (request) => {
    requested.push(request.url ?? '', request.headers.referer ?? '')
  })
  return { ...(await listenOnLoopback(server)), requested }
}
