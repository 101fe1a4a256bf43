import type { Hono } from 'hono'
import { createJsonResponse, createRedirect } from './http/response.ts'
import type { InstanceSettings } from './instance-settings.ts'
import type { Pictures } from './media/pictures.ts'
import { serveFilm, servePicture, serveUpload } from './media/serve-media.ts'
import { getServerMetadata } from './oauth/authorization-request.ts'
import { handleAuthorize, showAuthorize } from './oauth/authorize.ts'
import { createAboutPage, createEmbedPage, createTermsPage } from './pages/public-pages.ts'
import { routeAccountPages } from './pages/route-account-pages.ts'
import { serveDashboard } from './pages/serve-dashboard.ts'
import { showSignOut, signOut } from './pages/session-pages.ts'
import { getOrigin } from './read-request.ts'
import { findByAcct } from './store/find-rows.ts'
import type { Store } from './store/store.ts'
import type { Services } from './streaming/send-events.ts'

export interface PageOptions {
  readonly services: Services
  readonly settings: InstanceSettings
  readonly pictures: Pictures
  /** The folder of the built dashboard. Without it, only the API and the server's own pages are available. */
  readonly dist: string | null
}

/** Routes pages, images and media. */
export function routePages(app: Hono, { services, settings, pictures, dist }: PageOptions): void {
  const { store } = services
  const at = (request: Request) => getOrigin(settings, request)
  const host = (request: Request) => new URL(at(request)).host

  app.get('/oauth/authorize', ({ req }) => showAuthorize(store, req.raw, at(req.raw)))
  app.post('/oauth/authorize', ({ req }) => handleAuthorize(store, req.raw, at(req.raw)))
  app.get('/auth/sign_out', ({ req }) => showSignOut(services, req.raw, at(req.raw)))
  app.post('/auth/sign_out', ({ req }) => signOut(services, req.raw, at(req.raw)))
  routeAccountPages(app, { services, settings })
  app.get('/.well-known/oauth-authorization-server', ({ req }) =>
    createJsonResponse(getServerMetadata(at(req.raw))),
  )
  app.get('/media/art/:file', ({ req }) => servePicture(pictures, req.param('file')))
  app.get('/media/films/:file', ({ req }) => serveFilm(req.param('file'), req.raw))
  app.get('/media/uploads/:file', ({ req }) =>
    serveUpload(services.uploads, req.param('file'), req.raw),
  )
  app.get('/:author{@[^/]+}/:id{\\d+}/embed', ({ req }) =>
    createEmbedPage(store, req.param('id'), at(req.raw)),
  )
  app.get('/about', ({ req }) => createAboutPage(settings, host(req.raw)))
  app.get('/terms', ({ req }) => createTermsPage(settings, host(req.raw)))

  app.get('*', async (context, next) => {
    const request = context.req.raw
    const { pathname } = new URL(request.url)
    if (/^\/(?:api|oauth|auth|media|__test|\.well-known)(?:\/|$)/.test(pathname)) return next()
    const redirected = await redirectEntity(store, pathname)
    if (redirected !== null) return redirected
    const reply =
      dist === null ? null : await serveDashboard({ store, settings, dist }, request, at(request))
    return reply ?? next()
  })
}

/** Redirects the URLs of accounts, posts and hashtags to their pages in the dashboard. */
async function redirectEntity({ db }: Store, pathname: string): Promise<Response | null> {
  const [, tag] = /^\/tags\/([^/]+)$/.exec(pathname) ?? []
  if (tag !== undefined) return createRedirect(`/timelines/tag/${tag}`)
  const [, username, status] = /^\/@(\w+)(?:\/(\d+))?$/.exec(pathname) ?? []
  if (username === undefined) return null
  if (status !== undefined) return createRedirect(`/statuses/${status}`)
  const account = await findByAcct(db, username)
  return account === undefined ? null : createRedirect(`/accounts/${account.id}`)
}
