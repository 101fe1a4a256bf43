import { escapeHtml } from '@colonnade/domain/text'
import { createPageResponse } from '../page-response.ts'
import { type PageContext, renderTokenField } from '../session-pages.ts'

/** The additional styles of forms and text pages. */
export const settingsStyle = `
nav { display: flex; flex-wrap: wrap; gap: 6px; margin: 0 0 24px; }
nav a { padding: 8px 14px; border-radius: 999px; border: 1px solid var(--line-strong); text-decoration: none; color: var(--ink); }
nav a:hover { background: var(--accent-wash); }
nav a[aria-current] { border-color: transparent; background: var(--accent-wash); font-weight: 600; }
nav a:last-child { margin-inline-start: auto; }
form > fieldset { display: grid; gap: 16px; margin: 0 0 28px; }
legend, h2 { font-size: 17px; font-weight: 600; margin: 0 0 12px; }
.field { display: grid; gap: 6px; }
.field label, .fields legend { font-weight: 600; font-size: 14px; }
.field :is([type=text], textarea, select) { inline-size: 100%; block-size: auto; min-block-size: 42px; padding: 9px 12px;
  font: inherit; color: inherit; border: 1px solid var(--line-strong); border-radius: 10px; background: color-mix(in oklab, var(--page) 40%, var(--surface)); }
.field textarea { resize: vertical; }
:is(.field, .switch) :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
small { color: var(--ink-soft); font-size: 13px; }
.switch { display: grid; grid-template-columns: auto 1fr; gap: 2px 10px; align-items: center; }
.switch + .switch { margin-block-start: -8px; }
.switch label { padding-block: 4px; cursor: pointer; }
.switch small { grid-column: 2; }
.picture { display: flex; flex-wrap: wrap; align-items: center; gap: 14px; }
.picture [type=file] { inline-size: auto; block-size: auto; max-inline-size: 100%; font: inherit; font-size: 14px; }
.picture ::file-selector-button { padding: 8px 14px; margin-inline-end: 10px; font: inherit; font-weight: 600; color: var(--ink);
  border: 1px solid var(--line-strong); border-radius: 10px; background: transparent; cursor: pointer; }
.picture img { object-fit: cover; background: var(--line); border-radius: 10px; }
.picture .avatar { inline-size: 64px; block-size: 64px; }
.picture .header { inline-size: 160px; block-size: 54px; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; padding: 0; margin: 0; }
.fields legend { margin-block-end: 6px; }
.fields .field label { font-size: 12px; font-weight: 400; color: var(--ink-soft); }
.message { padding: 10px 14px; border-radius: 10px; background: var(--accent-wash); color: var(--ink); }
.message.error { background: light-dark(oklch(0.95 0.03 25), oklch(0.3 0.07 25)); }
.message ul { margin: 0; padding-inline-start: 18px; }
.choices button { flex: none; min-inline-size: 140px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 18px; margin: 0 0 24px; }
dt { color: var(--ink-soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.posts { margin: 0 0 24px; padding: 0; list-style: none; }
.posts li { padding: 10px 0; border-block-start: 1px solid var(--line); overflow-wrap: anywhere; }
.words { white-space: pre-wrap; }
@media (max-width: 480px) { .fields { grid-template-columns: 1fr; } nav a:last-child { margin-inline-start: 0; } }
`

const PAGE_TITLES = {
  '/settings/preferences': 'Preferences',
  '/settings/profile': 'Profile',
  '/invites': 'Invitations',
} as const

type SettingsPath = keyof typeof PAGE_TITLES

interface SettingsPageOptions {
  readonly path: SettingsPath
  /** HTML, already escaped. */
  readonly body: string
  /** The errors that prevented the form from being saved. Empty if no form was sent. */
  readonly problems?: readonly string[]
}

/** Creates one of the pages of the account settings. */
export function createSettingsPage(
  { me, request }: PageContext,
  page: SettingsPageOptions,
): Response {
  const { path, body, problems = [] } = page
  const title = PAGE_TITLES[path]
  const isSaved = new URL(request.url).searchParams.has('saved') && problems.length === 0
  const links = Object.entries(PAGE_TITLES).map(
    ([to, name]) => `<a href="${to}"${to === path ? ' aria-current="page"' : ''}>${name}</a>`,
  )
  return createPageResponse(
    {
      title,
      body: `<nav aria-label="Settings">${links.join('')}<a href="/">Back to the dashboard</a></nav>
<h1>${title}</h1><p>Signed in as <strong>@${escapeHtml(me.acct)}</strong></p>
${isSaved ? '<p class="message" role="status">Saved. Reload the dashboard to apply the changes.</p>' : ''}
${problems.length === 0 ? '' : `<div class="message error" role="alert"><p><strong>Your changes were not saved.</strong></p><ul>${problems.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul></div>`}
${body}`,
    },
    { style: settingsStyle, isTall: true, status: problems.length === 0 ? 200 : 422 },
  )
}

/** Renders the form of a settings page. @param controls HTML, already escaped */
export const renderSettingsForm = (
  visit: PageContext,
  path: SettingsPath,
  controls: string,
): string =>
  `<form method="post" action="${path}" enctype="multipart/form-data">${renderTokenField(visit.session)}
${controls}
<div class="choices"><button class="main">Save changes</button></div></form>`
