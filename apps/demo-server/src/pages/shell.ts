import { escapeHtml } from '@colonnade/domain/text'
import { findWebSession } from '../access/web-sessions.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import type { Store } from '../store/store.ts'
import { vapidKeys } from '../store/vapid-keys.ts'
import { initialState } from './initial-state.ts'

/** What is put into the head of the dashboard's page. */
export interface PageState {
  /** HTML, already safe; empty when nobody is signed in. */
  readonly head: string
  readonly isPersonal: boolean
}

/** The head of the page for whom the request's cookie names. */
export async function pageStateFor(
  store: Store,
  settings: InstanceSettings,
  request: Request,
  origin: string,
): Promise<PageState> {
  const session = await findWebSession(store, request)
  const state = session === null ? null : await initialState({ store, settings, session, origin })
  if (session === null || state === null) return { head: '', isPersonal: false }
  // `<` would let a person's own words end the element.
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
  const { publicKey } = await vapidKeys(store)
  return {
    head: `<meta name="csrf-token" content="${escapeHtml(session.csrfToken)}"><meta name="applicationServerKey" content="${publicKey}"><script id="initial-state" type="application/json">${json}</script>`,
    isPersonal: true,
  }
}

/** Puts the state before everything else of the head: scripts find it wherever they stand. */
export function withHead(page: string, head: string): string {
  return head === '' ? page : page.replace(/<head[^>]*>/i, (start) => `${start}${head}`)
}
