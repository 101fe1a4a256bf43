import { escapeHtml } from '@colonnade/domain/text'
import type { InstanceSettings } from '../instance-settings.ts'
import { framedReply } from './framed-reply.ts'
import { settingsStyle } from './settings/settings-style.ts'

/** A page of words. @param body HTML, already safe */
const wordsPage = (title: string, body: string): Response =>
  framedReply(
    { title, body: `${body}\n<p><a href="/">Open the dashboard</a></p>` },
    { style: settingsStyle, isTall: true },
  )

const rulesOf = ({ rules }: InstanceSettings): string =>
  `<ol>${rules.map((rule) => `<li>${escapeHtml(rule)}</li>`).join('')}</ol>`

/** What this place is. */
export function aboutPage(settings: InstanceSettings, host: string): Response {
  const { title, description, version } = settings
  return wordsPage(
    `About ${host}`,
    `<h1>${escapeHtml(title)} on ${escapeHtml(host)}</h1>
<p>${escapeHtml(description)}</p>
<p>It speaks the Mastodon API, keeps what you write on this machine, and talks to no other server: the people in it are made up.</p>
<h2>What it asks of its people</h2>${rulesOf(settings)}
<p>Version ${escapeHtml(version)}. <a href="/terms">Terms</a></p>`,
  )
}

/** What holds for whoever posts here. @see RTE-09 */
export function termsPage(settings: InstanceSettings, host: string): Response {
  return wordsPage(
    'Terms',
    `<h1>Terms of ${escapeHtml(host)}</h1>
<p>This is a small instance for one machine. Whoever can reach this address can read it and post here.</p>
<h2>What is kept</h2>
<p>What you post, whom you follow, your settings and your pictures stay in its database on this machine, until you delete them. Nothing of it goes to another server, and nobody counts your visits.</p>
<h2>Who can read it</h2>
<p>Public and unlisted posts: everybody who can reach this address. Followers-only posts: who follows you. Direct posts: who is named in them. None of them is encrypted, so who runs the machine can read them all.</p>
<h2>What is asked of you</h2>${rulesOf(settings)}
<p>Those who keep order may delete what breaks a rule.</p>`,
  )
}
