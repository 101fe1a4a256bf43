import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLoopback } from '@colonnade/domain/addresses'
import {
  allowLoopbackMedia,
  CACHE_REVALIDATE,
  CACHE_FOREVER,
  HEADERS_FILE,
  HEADERS_FOLDER,
  getPageHeaders,
} from '@colonnade/domain/headers'
import {
  createFileResponse,
  createPrecompressedResponse,
  resolveRealPath,
  resolvePathWithin,
} from '../http/files.ts'
import { createHtmlResponse } from '../http/response.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import type { Store } from '../store/store.ts'
import { loadPageState, withHead } from './page-state.ts'

/**
 * Returns the HTML file for a path: the standalone composer for `/share`, the dashboard for every other path without
 * a file extension.
 *
 * @returns null for the path of a file
 */
export function getPageFile(pathname: string): 'index.html' | 'share.html' | null {
  if (/^\/share(?:\.html|\/)?$/.test(pathname)) return 'share.html'
  const isFile = /\.[a-z0-9]+$/i.test(pathname) && pathname !== '/index.html'
  return isFile ? null : 'index.html'
}

type Headers = Readonly<Record<string, string>>

/** The headers for a build without a headers file: no inline scripts and styles are allowed. */
const STRICTEST_HEADERS = getPageHeaders({ scripts: [], styles: [] })

/**
 * Reads the headers that the build defines for its files. They are read for every request, because a build may be
 * replaced at any time. If the instance runs on the user's own machine, media of other servers on that machine are
 * allowed.
 *
 * @param origin of the instance, as seen by this client
 */
export async function readBuildHeaders(dist: string, origin: string): Promise<Headers> {
  const text = await readFile(join(dist, HEADERS_FOLDER, HEADERS_FILE), 'utf8').catch(() => null)
  // Trusted, because the build itself writes this file.
  const headers = text === null ? STRICTEST_HEADERS : (JSON.parse(text) as Headers)
  return isLoopback(origin) ? allowLoopbackMedia(headers) : headers
}

export interface DashboardPages {
  readonly store: Store
  readonly settings: InstanceSettings
  /** The folder of the built dashboard. */
  readonly dist: string
}

/** Serves the dashboard: its files, and its page with the initial state for each of its routes. */
export async function serveDashboard(
  pages: DashboardPages,
  request: Request,
  origin: string,
): Promise<Response | null> {
  const reply = await serveFileOrPage(pages, request, origin)
  if (reply === null) return null
  for (const [name, value] of Object.entries(await readBuildHeaders(pages.dist, origin)))
    reply.headers.set(name, value)
  return reply
}

async function serveFileOrPage(
  { store, settings, dist }: DashboardPages,
  request: Request,
  origin: string,
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const path = resolvePathWithin(dist, pathname)
  const page = getPageFile(pathname)
  if (page === null) {
    const file = path === null ? null : await resolveRealPath(dist, path)
    if (file === null) return null
    const cacheControl = pathname.startsWith('/assets/') ? CACHE_FOREVER : CACHE_REVALIDATE
    return (
      (await createPrecompressedResponse(file, request, cacheControl)) ??
      createFileResponse(file, request, cacheControl)
    )
  }
  if (path === null && pathname !== '/') return null

  const shell = await readFile(join(dist, page), 'utf8').catch(() => null)
  if (shell === null) return null
  const { head, isPersonal } = await loadPageState(store, settings, request, origin)
  return createHtmlResponse(withHead(shell, head), {
    headers: { 'Cache-Control': isPersonal ? 'no-store' : CACHE_REVALIDATE, Vary: 'Cookie' },
  })
}
