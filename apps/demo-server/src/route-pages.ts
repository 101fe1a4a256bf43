import type { Hono } from 'hono'
import { json, redirect } from './http/reply.ts'
import type { InstanceSettings } from './instance-settings.ts'
import { filmReply, pictureReply, uploadReply } from './media/media-reply.ts'
import type { Pictures } from './media/pictures.ts'
import { serverMetadata } from './oauth/authorization-request.ts'
import { answerAuthorize, showAuthorize } from './oauth/authorize.ts'
import { dashboardReply } from './pages/dashboard-pages.ts'
import { showSignOut, signOut } from './pages/page-visit.ts'
import { aboutPage, embedPage, termsPage } from './pages/plain-pages.ts'
import { routeOwnPages } from './pages/route-own-pages.ts'
import { originOf } from './read-call.ts'
import { findByAcct } from './store/reads.ts'
import type { Store } from './store/store.ts'
import type { Services } from './streaming/announce.ts'

export interface PageOptions {
  readonly services: Services
  readonly settings: InstanceSettings
  readonly pictures: Pictures
  /** The built dashboard; without it only the API and the small pages answer. */
  readonly dist: string | null
}

/** Everything that is asked for by a browser's address bar, an image or a player. */
export function routePages(app: Hono, { services, settings, pictures, dist }: PageOptions): void {
  const { store } = services
  const at = (request: Request) => originOf(settings, request)
  const host = (request: Request) => new URL(at(request)).host

  app.get('/oauth/authorize', ({ req }) => showAuthorize(store, req.raw, at(req.raw)))
  app.post('/oauth/authorize', ({ req }) => answerAuthorize(store, req.raw, at(req.raw)))
  app.get('/auth/sign_out', ({ req }) => showSignOut(services, req.raw, at(req.raw)))
  app.post('/auth/sign_out', ({ req }) => signOut(services, req.raw, at(req.raw)))
  routeOwnPages(app, { services, settings })
  app.get('/.well-known/oauth-authorization-server', ({ req }) => json(serverMetadata(at(req.raw))))
  app.get('/media/art/:file', ({ req }) => pictureReply(pictures, req.param('file')))
  app.get('/media/films/:file', ({ req }) => filmReply(req.param('file'), req.raw))
  app.get('/media/uploads/:file', ({ req }) =>
    uploadReply(services.uploads, req.param('file'), req.raw),
  )
  app.get('/:author{@[^/]+}/:id{\\d+}/embed', ({ req }) =>
    embedPage(store, req.param('id'), at(req.raw)),
  )
  app.get('/about', ({ req }) => aboutPage(settings, host(req.raw)))
  app.get('/terms', ({ req }) => termsPage(settings, host(req.raw)))

  app.get('*', async (context, next) => {
    const request = context.req.raw
    const { pathname } = new URL(request.url)
    if (/^\/(?:api|oauth|auth|media|__test|\.well-known)(?:\/|$)/.test(pathname)) return next()
    const redirected = await entityRedirect(store, pathname)
    if (redirected !== null) return redirected
    const reply =
      dist === null ? null : await dashboardReply({ store, settings, dist }, request, at(request))
    return reply ?? next()
  })
}

/** The addresses that entities carry as their own lead to the same thing in the dashboard. */
async function entityRedirect({ db }: Store, pathname: string): Promise<Response | null> {
  const [, tag] = /^\/tags\/([^/]+)$/.exec(pathname) ?? []
  if (tag !== undefined) return redirect(`/timelines/tag/${tag}`)
  const [, username, status] = /^\/@(\w+)(?:\/(\d+))?$/.exec(pathname) ?? []
  if (username === undefined) return null
  if (status !== undefined) return redirect(`/statuses/${status}`)
  const account = await findByAcct(db, username)
  return account === undefined ? null : redirect(`/accounts/${account.id}`)
}
