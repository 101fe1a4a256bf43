import type { PageVisit } from '../page-visit.ts'
import { settingsPage } from './settings-page.ts'

/** Whoever can reach the instance is in it already. @see SES-10 */
export async function invitesPage(visit: PageVisit): Promise<Response> {
  const { host } = new URL(visit.origin)
  return settingsPage(visit, {
    path: '/invites',
    body: `<p>Nobody needs an invitation here: whoever can open <strong>${host}</strong> can look around as one of its people. It takes no new accounts.</p>`,
  })
}
