import type { Context, Hono } from 'hono'
import type { InstanceSettings } from '../instance-settings.ts'
import { originOf } from '../read-call.ts'
import type { Services } from '../streaming/announce.ts'
import { type PageVisit, visitedPage } from './page-visit.ts'
import { preferencesPage, savePreferences } from './settings/preferences-page.ts'
import { profilePage, saveProfile } from './settings/save-profile.ts'
import { settingsPage } from './settings/settings-page.ts'
import { staffAccountPage } from './staff/account-page.ts'
import { forStaff } from './staff/staff-page.ts'
import { deleteByStaff, staffStatusPage } from './staff/status-page.ts'

interface OwnPages {
  readonly services: Services
  readonly settings: InstanceSettings
}

/** The pages that the dashboard's fixed links lead to: somebody's own settings, and what staff see. */
export function routeOwnPages(app: Hono, { services, settings }: OwnPages): void {
  const own = (page: (visit: PageVisit) => Promise<Response>) => {
    return ({ req: { raw: request } }: Context) =>
      visitedPage({ services, settings, request, origin: originOf(settings, request) }, page)
  }

  app.get('/settings/preferences', own(preferencesPage))
  app.post('/settings/preferences', own(savePreferences))
  app.get(
    '/settings/profile',
    own((visit) => profilePage(visit)),
  )
  app.post('/settings/profile', own(saveProfile))
  app.get('/invites', own(invitesPage))
  app.get('/admin/accounts/:id', (context) =>
    own((visit) => forStaff(visit, () => staffAccountPage(visit, context.req.param('id'))))(
      context,
    ),
  )
  app.on(['GET', 'POST'], '/admin/accounts/:id/statuses/:status', (context) => {
    const { id: account, status } = context.req.param()
    const act = context.req.method === 'POST' ? deleteByStaff : staffStatusPage
    return own((visit) => forStaff(visit, () => act(visit, { account, status })))(context)
  })
}

/** Whoever can reach the instance is in it already. @see SES-10 */
async function invitesPage(visit: PageVisit): Promise<Response> {
  const { host } = new URL(visit.origin)
  return settingsPage(visit, {
    path: '/invites',
    body: `<p>Nobody needs an invitation here: whoever can open <strong>${host}</strong> can look around as one of its people. It takes no new accounts.</p>`,
  })
}
