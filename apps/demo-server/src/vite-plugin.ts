import { readFile } from 'node:fs/promises'
import { type IncomingMessage, Server } from 'node:http'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { ViteDevServer } from 'vite'
import {
  allowLoopbackMedia,
  createDevContentPolicy,
  getPageHeaders,
} from '@colonnade/domain/headers'
import { systemSchedule } from './clock.ts'
import type { Instance } from './create-instance.ts'
import { getCaller, getOwnNames } from './http/check-request.ts'
import { openInstance, type OpenInstanceOptions } from './open-instance.ts'
import { withHead } from './pages/page-state.ts'
import { getPageFile } from './pages/serve-dashboard.ts'
import { attachSockets } from './streaming/sockets.ts'

const INSTANCE_PATHS =
  /^\/(?:api|oauth|auth|media|__test|\.well-known)\/|^\/(?:about|terms|health)\/?(?:\?|$)/
/** Matches routes of the dashboard, which have no file extension, unlike modules and other pages. */
const PAGE_PATH = /^\/(?!@|__)(?:(?:index|share)\.html|[^.?]*)(?:\?.*)?$/

const DEV_HEADERS = allowLoopbackMedia(
  getPageHeaders({ scripts: [], styles: [] }, createDevContentPolicy()),
)

/**
 * Mounts the instance in Vite's dev server, so that cookies and sockets share one origin. Must be loaded by that
 * server, because Node cannot read TypeScript.
 */
export async function mountInstance(
  server: ViteDevServer,
  options: OpenInstanceOptions = {},
): Promise<void> {
  const { logger } = server.config
  const instance = await openInstance({
    // Developers reload often, so the usual rate limits do not apply.
    isTestMode: true,
    names: getAllowedNames(server),
    onProgress: (text) => logger.info(text),
    onError: (error) =>
      logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    ...options,
  })
  if (server.httpServer instanceof Server) {
    const { services, settings, socketBehaviour } = instance
    const sockets = attachSockets(server.httpServer, {
      services,
      schedule: systemSchedule,
      behaviour: socketBehaviour,
      settings,
    })
    server.httpServer.once('close', () => {
      sockets.close()
      instance.close().catch((error: unknown) => logger.error(String(error)))
    })
  }

  const respond = getRequestListener((request, { incoming }) =>
    instance.fetch(request, getCaller(incoming.socket.remoteAddress)),
  )
  server.middlewares.use((request, response, next) => {
    const url = request.originalUrl ?? request.url ?? '/'
    const sendError = (error: unknown) => {
      logger.error(String(error))
      response.statusCode = 500
      response.end()
    }
    if (INSTANCE_PATHS.test(url)) {
      Promise.resolve(respond(request, response)).catch(sendError)
    } else if (isPageRequest(request, url)) {
      readPage(server, instance, request, url)
        .then(({ page, isPersonal }) => {
          for (const [name, value] of Object.entries(DEV_HEADERS)) response.setHeader(name, value)
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.setHeader('Cache-Control', isPersonal ? 'no-store' : 'no-cache')
          response.end(page)
        })
        .catch(sendError)
    } else next()
  })
}

/** Returns the names that Vite allows. Sockets are checked against them too, because Vite checks only requests. */
function getAllowedNames({ config }: ViteDevServer): readonly string[] | null {
  const { host, allowedHosts } = config.server
  if (allowedHosts === true) return null
  const named = typeof host === 'string' ? host : 'localhost'
  return [
    ...getOwnNames(named, null, hostname()),
    ...(allowedHosts ?? []).map((name) => name.replace(/^\./, '')),
  ]
}

function isPageRequest({ method, headers }: IncomingMessage, url: string): boolean {
  return method === 'GET' && PAGE_PATH.test(url) && (headers.accept ?? '').includes('text/html')
}

async function readPage(
  server: ViteDevServer,
  instance: Instance,
  { headers }: IncomingMessage,
  url: string,
) {
  const { pathname } = new URL(url, 'http://localhost')
  const file = getPageFile(pathname) ?? 'index.html'
  const template = await readFile(join(server.config.root, file), 'utf8')
  const page = await server.transformIndexHtml(url, template)
  const asked = new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    headers: headers.cookie === undefined ? {} : { Cookie: headers.cookie },
  })
  const { head, isPersonal } = await instance.pageState(asked)
  return { page: withHead(page, head), isPersonal }
}
