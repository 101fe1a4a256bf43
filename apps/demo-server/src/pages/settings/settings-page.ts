import { escapeHtml } from '@colonnade/domain/text'
import { framedReply } from '../framed-reply.ts'
import { type PageVisit, tokenField } from '../page-visit.ts'
import { settingsStyle } from './settings-style.ts'

const PAGES = {
  '/settings/preferences': 'Preferences',
  '/settings/profile': 'Profile',
  '/invites': 'Invitations',
} as const

type SettingsPath = keyof typeof PAGES

interface SettingsPage {
  readonly path: SettingsPath
  /** HTML, already safe. */
  readonly body: string
  /** What kept the form from being saved; none where nothing was sent. */
  readonly problems?: readonly string[]
}

/** One of the pages by which somebody sets up their account. */
export function settingsPage({ me, request }: PageVisit, page: SettingsPage): Response {
  const { path, body, problems = [] } = page
  const title = PAGES[path]
  const isSaved = new URL(request.url).searchParams.has('saved') && problems.length === 0
  const links = Object.entries(PAGES).map(
    ([to, name]) => `<a href="${to}"${to === path ? ' aria-current="page"' : ''}>${name}</a>`,
  )
  return framedReply(
    {
      title,
      body: `<nav aria-label="Settings">${links.join('')}<a href="/">Back to the deck</a></nav>
<h1>${title}</h1><p>For <strong>@${escapeHtml(me.acct)}</strong></p>
${isSaved ? '<p class="told" role="status">Saved. The deck knows of it when it is loaded anew.</p>' : ''}
${problems.length === 0 ? '' : `<div class="told bad" role="alert"><p><strong>Nothing was saved yet.</strong></p><ul>${problems.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul></div>`}
${body}`,
    },
    { style: settingsStyle, isTall: true, status: problems.length === 0 ? 200 : 422 },
  )
}

/** A form of such a page. @param controls HTML, already safe */
export const settingsForm = (visit: PageVisit, path: SettingsPath, controls: string): string =>
  `<form method="post" action="${path}" enctype="multipart/form-data">${tokenField(visit.session)}
${controls}
<div class="choices"><button class="main">Save changes</button></div></form>`
