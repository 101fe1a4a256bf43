import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE_ASKING, CACHE_FOREVER } from '@colonnade/domain/headers'
import { fileReply, ownPath, pathWithin } from '../http/files.ts'
import { html } from '../http/reply.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import type { Store } from '../store/store.ts'
import { pageOf } from './page-of.ts'
import { programHeaders } from './program-headers.ts'
import { pageStateFor, withHead } from './shell.ts'

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
