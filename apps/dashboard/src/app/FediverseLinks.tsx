import { useLingui } from '@lingui/react/macro'
import { useContext, useEffect } from 'react'
import { logError } from '../lib/logger.ts'
import { useAppAction, useAppValue } from '../state/react/index.ts'
import {
  isFediverseLink,
  type ResolvedLink,
  resolveLinkAtom,
} from '../state/search/resolve-link.ts'
import type { Session } from '../state/session.ts'
import { currentSessionAtom, sessionsAtom } from '../state/sessions.ts'
import { showMessageAtom } from '../state/ui/messages.ts'
import { getClickTarget } from '../ui/link/click-target.ts'
import { goTo } from '../ui/link/go-to.ts'
import { OpenBesideContext } from '../ui/link/open-beside-context.ts'

/**
 * Opens links of posts and profiles to posts, profiles and hashtags of any fediverse server in the dashboard, as the
 * account of their column. What the user's server does not find in time opens in a tab. Links in dialogs always do:
 * leaving the dialog could lose what is written in it.
 *
 * @see BY-20
 */
export function FediverseLinks() {
  const { t } = useLingui()
  const sessions = useAppValue(sessionsAtom)
  const current = useAppValue(currentSessionAtom)
  const showMessage = useAppAction(showMessageAtom)
  const openBeside = useContext(OpenBesideContext)

  useEffect(() => {
    let latest: HTMLAnchorElement | null = null

    async function open(session: Session, link: HTMLAnchorElement, isBeside: boolean) {
      if (latest === link) return
      latest = link
      link.setAttribute('aria-busy', 'true')
      const found = await session.store.set(resolveLinkAtom, session, link.href)
      link.removeAttribute('aria-busy')
      // The user has clicked another link since.
      if (latest !== link) return
      latest = null
      const path = found === null ? null : getPath(found)
      if (path === null) openInTab(link.href)
      else if (!isBeside || !openBeside(path, link)) goTo(path)
    }

    function openInTab(href: string) {
      if (navigator.userActivation?.isActive !== false) return followLink(href)
      // The browser would block the tab, because the click was too long ago.
      const { host } = new URL(href)
      showMessage({
        kind: 'text',
        text: t`Couldn't open the link here`,
        action: { label: t`Open on ${host}`, run: () => followLink(href) },
      })
    }

    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a[data-outside]') : null
      if (!(link instanceof HTMLAnchorElement) || link.closest('dialog') !== null) return
      const target = getClickTarget(event)
      const session = findSession(link)
      if (event.defaultPrevented || target === 'browser' || session === null) return
      if (!isFediverseLink(session, link.href)) return
      event.preventDefault()
      open(session, link, target === 'beside').catch((error: unknown) =>
        logError('a link could not be opened', error),
      )
    }

    function findSession(link: Element): Session | null {
      const key = link.closest<HTMLElement>('[data-account]')?.dataset['account']
      return sessions.find((one) => one.key === key) ?? current
    }

    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [sessions, current, showMessage, openBeside, t])

  return null
}

function getPath(found: ResolvedLink): string {
  switch (found.kind) {
    case 'status':
      return `/statuses/${encodeURIComponent(found.id)}`
    case 'account':
      return `/accounts/${encodeURIComponent(found.id)}`
    case 'tag':
      return `/timelines/tag/${encodeURIComponent(found.tag)}`
  }
}

/** Follows a link in a new tab, which has no access to this one. */
function followLink(href: string): void {
  const link = document.createElement('a')
  Object.assign(link, { href, target: '_blank', rel: 'noopener noreferrer' })
  link.click()
}
