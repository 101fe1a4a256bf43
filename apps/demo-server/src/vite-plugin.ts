import { readFile } from 'node:fs/promises'
import { type IncomingMessage, Server } from 'node:http'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import { allowLoopbackMedia, devContentPolicy, pageHeaders } from '@colonnade/domain/headers'
import { systemSchedule } from './clock.ts'
import type { Instance } from './create-instance.ts'
import { callerOf, ownNames } from './http/check-request.ts'
import { openInstance, type OpenInstanceOptions } from './open-instance.ts'
import { pageOf } from './pages/dashboard-pages.ts'
import { withHead } from './pages/shell.ts'
import { attachSockets } from './streaming/sockets.ts'

const OWN_PATHS =
  /^\/(?:api|oauth|auth|media|__test|\.well-known)\/|^\/(?:about|terms|health)\/?(?:\?|$)/
/** Routes of the dashboard have no ending; modules and other pages do. */
const PAGE_PATH = /^\/(?!@|__)(?:(?:index|share)\.html|[^.?]*)(?:\?.*)?$/

const DEV_HEADERS = allowLoopbackMedia(pageHeaders({ scripts: [], styles: [] }, devContentPolicy()))

/**
 * Mounts the instance under Vite's dev server: one origin, so cookies and sockets just work.
 * To be loaded by that server itself, since Node cannot read TypeScript.
 */
export async function mountInstance(
  server: ViteDevServer,
  options: OpenInstanceOptions = {},
): Promise<void> {
  const { logger } = server.config
  const instance = await openInstance({
    // Whoever develops reloads all day.
    isRehearsal: true,
    names: namesOf(server),
    onProgress: (text) => logger.info(text),
    onError: (error) =>
      logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    ...options,
  })
  if (server.httpServer instanceof Server) {
    const { services, settings, socketManners } = instance
    const sockets = attachSockets(server.httpServer, {
      services,
      schedule: systemSchedule,
      manners: socketManners,
      settings,
    })
    server.httpServer.once('close', () => {
      sockets.close()
      instance.close().catch((error: unknown) => logger.error(String(error)))
    })
  }

  const respond = getRequestListener((request, { incoming }) =>
    instance.fetch(request, callerOf(incoming.socket.remoteAddress)),
  )
  server.middlewares.use((request, response, next) => {
    const url = request.originalUrl ?? request.url ?? '/'
    const fail = (error: unknown) => {
      logger.error(String(error))
      response.statusCode = 500
      response.end()
    }
    if (OWN_PATHS.test(url)) {
      Promise.resolve(respond(request, response)).catch(fail)
    } else if (asksForPage(request, url)) {
      readPage(server, instance, request, url)
        .then(({ page, isPersonal }) => {
          for (const [name, value] of Object.entries(DEV_HEADERS)) response.setHeader(name, value)
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.setHeader('Cache-Control', isPersonal ? 'no-store' : 'no-cache')
          response.end(page)
        })
        .catch(fail)
    } else next()
  })
}

/** Vite's own rule, for sockets too: it looks at calls alone. */
function namesOf({ config }: ViteDevServer): readonly string[] | null {
  const { host, allowedHosts } = config.server
  if (allowedHosts === true) return null
  const named = typeof host === 'string' ? host : 'localhost'
  return [
    ...ownNames(named, null, hostname()),
    ...(allowedHosts ?? []).map((name) => name.replace(/^\./, '')),
  ]
}

function asksForPage({ method, headers }: IncomingMessage, url: string): boolean {
  return method === 'GET' && PAGE_PATH.test(url) && (headers.accept ?? '').includes('text/html')
}

async function readPage(
  server: ViteDevServer,
  instance: Instance,
  { headers }: IncomingMessage,
  url: string,
) {
  const { pathname } = new URL(url, 'http://localhost')
  const file = pageOf(pathname) ?? 'index.html'
  const template = await readFile(join(server.config.root, file), 'utf8')
  const page = await server.transformIndexHtml(url, template)
  const asked = new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    headers: headers.cookie === undefined ? {} : { Cookie: headers.cookie },
  })
  const { head, isPersonal } = await instance.pageState(asked)
  return { page: withHead(page, head), isPersonal }
}
