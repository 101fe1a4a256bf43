import { escapeHtml } from '@colonnade/domain/text'
import { html } from '../http/reply.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import { framedPage } from './page-frame.ts'

export function aboutPage({ title, description }: InstanceSettings, host: string): Response {
  return html(
    framedPage(
      `About ${host}`,
      `<h1>${escapeHtml(title)} on ${escapeHtml(host)}</h1>
<p>${escapeHtml(description)}</p>
<p>It speaks the Mastodon API, keeps what you write on this machine, and talks to no other server: the people in it are made up.</p>
<p><a href="/">Open the dashboard</a></p>`,
    ),
  )
}

export function termsPage(host: string): Response {
  return html(
    framedPage(
      'Terms',
      `<h1>Terms of ${escapeHtml(host)}</h1>
<p>This is a small instance for one machine. What you post stays in its database, and whoever can reach this address can read it and post here.</p>
<p>Direct posts are not encrypted: who runs the machine can read them.</p>
<p><a href="/">Open the dashboard</a></p>`,
    ),
  )
}
