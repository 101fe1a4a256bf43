import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLoopback } from '@colonnade/domain/addresses'
import {
  allowLoopbackMedia,
  CACHE_ASKING,
  CACHE_FOREVER,
  HEADERS_FILE,
  HEADERS_FOLDER,
  pageHeaders,
} from '@colonnade/domain/headers'
import { fileReply, ownPath, pathWithin } from '../http/files.ts'
import { html } from '../http/reply.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import type { Store } from '../store/store.ts'
import { pageStateFor, withHead } from './shell.ts'

/**
 * The page that answers a path of the address bar: the lone composer at its own, the dashboard at every
 * other that looks like none of a file.
 *
 * @returns null for a file
 */
export function pageOf(pathname: string): 'index.html' | 'share.html' | null {
  if (/^\/share(?:\.html|\/)?$/.test(pathname)) return 'share.html'
  const isFile = /\.[a-z0-9]+$/i.test(pathname) && pathname !== '/index.html'
  return isFile ? null : 'index.html'
}

type Headers = Readonly<Record<string, string>>

/** A build that says nothing of its headers gets the strictest: none of what stands in its pages acts. */
const STRICTEST = pageHeaders({ scripts: [], styles: [] })

/**
 * What the build says its files are sent with; read anew each time, since a build may be replaced at any time. A deck on
 * the reader's own machine may show what other servers there have.
 *
 * @param origin of the instance, as this reader sees it
 */
export async function programHeaders(dist: string, origin: string): Promise<Headers> {
  const text = await readFile(join(dist, HEADERS_FOLDER, HEADERS_FILE), 'utf8').catch(() => null)
  // Written by the build itself, beside the program that is served.
  const headers = text === null ? STRICTEST : (JSON.parse(text) as Headers)
  return isLoopback(origin) ? allowLoopbackMedia(headers) : headers
}

export interface DashboardPages {
  readonly store: Store
  readonly settings: InstanceSettings
  /** The built dashboard. */
  readonly dist: string
}

/** The dashboard beside the API: its files, and for every route of it the page with its state. */
export async function dashboardReply(
  pages: DashboardPages,
  request: Request,
  origin: string,
): Promise<Response | null> {
  const reply = await fileOrPage(pages, request, origin)
  if (reply === null) return null
  for (const [name, value] of Object.entries(await programHeaders(pages.dist, origin)))
    reply.headers.set(name, value)
  return reply
}

async function fileOrPage(
  { store, settings, dist }: DashboardPages,
  request: Request,
  origin: string,
): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  const path = pathWithin(dist, pathname)
  const page = pageOf(pathname)
  if (page === null) {
    const file = path === null ? null : await ownPath(dist, path)
    if (file === null) return null
    return fileReply(file, request, pathname.startsWith('/assets/') ? CACHE_FOREVER : CACHE_ASKING)
  }
  if (path === null && pathname !== '/') return null

  const shell = await readFile(join(dist, page), 'utf8').catch(() => null)
  if (shell === null) return null
  const { head, isPersonal } = await pageStateFor(store, settings, request, origin)
  return html(withHead(shell, head), {
    headers: { 'Cache-Control': isPersonal ? 'no-store' : CACHE_ASKING, Vary: 'Cookie' },
  })
}
