import { t } from '@lingui/core/macro'
import { platformAtom } from '../../state/app-store.ts'
import { writeDrafts } from '../../state/drafts/write-drafts.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import type { Store } from '../../state/store.ts'
import { dismissNoticeAtom, noticesAtom, showNoticeAtom } from '../../state/ui/notices.ts'
import { isUnsettled, untilSettled } from './until-settled.ts'

/** A browser that writes slower than this keeps the words all the same, as the page goes. Unit: ms. */
const WRITING_MS = 2_000

/**
 * Tells that a new version is ready, and loads it where the reader wants it. Nothing is lost: drafts are
 * written first, and what is on its way arrives first. @returns tells it, once while the notice stands
 */
export function newVersionOffer(app: Store, takeOver: () => Promise<void>): () => void {
  let shown: number | null = null
  const show = (text: string, offer: { readonly label: string; readonly act: () => void }) => {
    app.set(showNoticeAtom, { kind: 'text', text, offer, stays: true })
    shown = app.get(noticesAtom).at(-1)?.key ?? null
  }
  const hide = () => {
    if (shown !== null) app.set(dismissNoticeAtom, shown)
    shown = null
  }

  const reload = () => void keepAndReload(app, takeOver)
  const handleReload = () => {
    const sessions = app.get(sessionsAtom)
    if (!sessions.some(isUnsettled)) return reload()
    const stop = untilSettled(sessions, () => {
      hide()
      reload()
    })
    show(t`Reloads as soon as everything is sent`, { label: t`Not now`, act: stop })
  }

  return () => {
    if (app.get(noticesAtom).some(({ key }) => key === shown)) return
    show(t`A new version is ready`, { label: t`Reload`, act: handleReload })
  }
}

async function keepAndReload(app: Store, takeOver: () => Promise<void>): Promise<void> {
  const { clock, page } = app.get(platformAtom)
  const written = Promise.all(app.get(sessionsAtom).map(writeDrafts))
  await Promise.race([written, new Promise<void>((resolve) => clock.after(WRITING_MS, resolve))])
  await takeOver()
  page.reload()
}
