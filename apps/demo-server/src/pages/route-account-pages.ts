import type { Context, Hono } from 'hono'
import type { InstanceSettings } from '../instance-settings.ts'
import { getOrigin } from '../read-request.ts'
import type { Services } from '../streaming/send-events.ts'
import { type PageContext, requireSession } from './session-pages.ts'
import { createPreferencesPage, savePreferences } from './settings/preferences-page.ts'
import { createProfilePage, saveProfile } from './settings/profile-page.ts'
import { createSettingsPage } from './settings/settings-page.ts'
import { createStaffAccountPage } from './staff/account-page.ts'
import { requireStaff } from './staff/staff-page.ts'
import { deleteAsStaff, createStaffStatusPage } from './staff/status-page.ts'

interface AccountPagesOptions {
  readonly services: Services
  readonly settings: InstanceSettings
}

/** Routes the pages that the dashboard links to: the account settings and the moderation pages. */
export function routeAccountPages(app: Hono, { services, settings }: AccountPagesOptions): void {
  const withSession = (page: (visit: PageContext) => Promise<Response>) => {
    return ({ req: { raw: request } }: Context) =>
      requireSession({ services, settings, request, origin: getOrigin(settings, request) }, page)
  }

  app.get('/settings/preferences', withSession(createPreferencesPage))
  app.post('/settings/preferences', withSession(savePreferences))
  app.get(
    '/settings/profile',
    withSession((visit) => createProfilePage(visit)),
  )
  app.post('/settings/profile', withSession(saveProfile))
  app.get('/invites', withSession(createInvitesPage))
  app.get('/admin/accounts/:id', (context) =>
    withSession((visit) =>
      requireStaff(visit, () => createStaffAccountPage(visit, context.req.param('id'))),
    )(context),
  )
  app.on(['GET', 'POST'], '/admin/accounts/:id/statuses/:status', (context) => {
    const { id: account, status } = context.req.param()
    const act = context.req.method === 'POST' ? deleteAsStaff : createStaffStatusPage
    return withSession((visit) => requireStaff(visit, () => act(visit, { account, status })))(
      context,
    )
  })
}

/**
 * The page explains that no invitations are needed, because everyone who can reach the instance can sign in. @see
 * SES-10
 */
async function createInvitesPage(visit: PageContext): Promise<Response> {
  const { host } = new URL(visit.origin)
  return createSettingsPage(visit, {
    path: '/invites',
    body: `<p>No invitation is needed: anyone who can open <strong>${host}</strong> can sign in to one of its accounts. New accounts can’t be created.</p>`,
  })
}
