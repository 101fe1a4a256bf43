import { escapeHtml } from '@colonnade/domain/text'
import { findWebSession, type WebSession } from '../access/web-sessions.ts'
import { LARGEST_FILM, LARGEST_IMAGE, LONGEST_DESCRIPTION } from '../http/body-limits.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import { credentialAccount } from '../serialize/account.ts'
import { ACCEPTED_TYPES, streamingUrl } from '../serialize/instance.ts'
import { serializePushSubscription } from '../serialize/push-subscription.ts'
import { preferencesOf } from '../store/preferences.ts'
import { findPushSubscription, vapidKeys } from '../store/push-subscriptions.ts'
import { type AccountRow, findAccount } from '../store/reads.ts'
import type { Store } from '../store/store.ts'

const ENDINGS = [
  '.jpg',
  '.jpeg',
  '.png',
  '.gif',
  '.webp',
  '.avif',
  '.webm',
  '.mp4',
  '.ogg',
  '.mp3',
  '.wav',
]

/** As a page has it: endings, then types. */
const ACCEPTED_FILES = [...ENDINGS, ...ACCEPTED_TYPES]

function readingOf(row: AccountRow) {
  const { language: _language, ...reading } = preferencesOf(row)
  return { ...reading, display_sensitive_media: reading.display_media === 'show_all' }
}

interface InitialStateOptions {
  readonly store: Store
  readonly settings: InstanceSettings
  readonly session: WebSession
  readonly origin: string
}

/** What the page of a signed-in browser starts from. null when the account is gone. */
async function initialState({
  store,
  settings,
  session,
  origin,
}: InitialStateOptions): Promise<unknown> {
  const row = await findAccount(store.db, session.accountId)
  if (row === undefined) return null
  const me = row.id
  const saved = await store.db
    .selectFrom('web_settings')
    .select('data')
    .where('account_id', '=', me)
    .executeTakeFirst()
  const subscription = await findPushSubscription(store.db, session.tokenId)
  return {
    meta: {
      access_token: session.accessToken,
      domain: new URL(origin).host,
      streaming_api_base_url: streamingUrl(origin),
      me,
      is_staff: row.is_staff,
      version: settings.version,
      mascot: null,
      search_enabled: true,
      invites_enabled: false,
      max_toot_chars: settings.maxCharacters,
      characters_reserved_per_url: settings.charactersPerUrl,
      ...readingOf(row),
    },
    compose: {
      me,
      default_privacy: row.default_privacy,
      default_sensitive: row.default_sensitive,
      text: '',
    },
    accounts: { [me]: await credentialAccount({ store, viewer: me, origin }, row) },
    media_attachments: {
      accept_content_types: ACCEPTED_FILES,
      description_limit: LONGEST_DESCRIPTION,
      image_size_limit: LARGEST_IMAGE,
      video_size_limit: LARGEST_FILM,
    },
    // Whoever saved nothing yet has not been introduced either.
    settings: saved?.data ?? { onboarded: false },
    push_subscription:
      subscription === undefined ? null : await serializePushSubscription(store, subscription),
  }
}

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
