import { escapeHtml } from '@colonnade/domain/text'
import { findWebSession, type WebSession } from '../access/web-sessions.ts'
import { MAX_MEDIA_BYTES, MAX_DESCRIPTION_LENGTH } from '../http/body-limits.ts'
import type { InstanceSettings } from '../instance-settings.ts'
import { serializeCredentialAccount } from '../serialize/account.ts'
import { ACCEPTED_TYPES, getStreamingUrl } from '../serialize/instance.ts'
import { serializePushSubscription } from '../serialize/push-subscription.ts'
import { type AccountRow, findAccount } from '../store/find-rows.ts'
import { resolvePreferences } from '../store/preferences.ts'
import { findPushSubscription, loadVapidKeys } from '../store/push-subscriptions.ts'
import type { Store } from '../store/store.ts'

const EXTENSIONS = [
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

/** File extensions first, then media types, as in Mastodon's page. */
const ACCEPTED_FILES = [...EXTENSIONS, ...ACCEPTED_TYPES]

function getReadingPreferences(row: AccountRow) {
  const { language: _language, ...reading } = resolvePreferences(row)
  return { ...reading, display_sensitive_media: reading.display_media === 'show_all' }
}

interface InitialStateOptions {
  readonly store: Store
  readonly settings: InstanceSettings
  readonly session: WebSession
  readonly origin: string
}

/** Loads the initial state of the page for a signed-in browser. Returns null if the account does not exist. */
async function loadInitialState({
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
      streaming_api_base_url: getStreamingUrl(origin),
      me,
      is_staff: row.is_staff,
      version: settings.version,
      mascot: null,
      search_enabled: true,
      invites_enabled: false,
      max_toot_chars: settings.maxCharacters,
      characters_reserved_per_url: settings.charactersPerUrl,
      ...getReadingPreferences(row),
    },
    compose: {
      me,
      default_privacy: row.default_privacy,
      default_sensitive: row.default_sensitive,
      text: '',
    },
    accounts: { [me]: await serializeCredentialAccount({ store, viewer: me, origin }, row) },
    media_attachments: {
      accept_content_types: ACCEPTED_FILES,
      description_limit: MAX_DESCRIPTION_LENGTH,
      image_size_limit: settings.maxImageBytes,
      video_size_limit: MAX_MEDIA_BYTES,
    },
    // Without saved settings, the user has not seen the onboarding.
    settings: saved?.data ?? { onboarded: false },
    push_subscription:
      subscription === undefined ? null : await serializePushSubscription(store, subscription),
  }
}

/** The part of the page's head that depends on the session. */
export interface PageState {
  /** HTML, already escaped. Empty when signed out. */
  readonly head: string
  readonly isPersonal: boolean
}

/** Loads the head of the page for the session of the request. */
export async function loadPageState(
  store: Store,
  settings: InstanceSettings,
  request: Request,
  origin: string,
): Promise<PageState> {
  const session = await findWebSession(store, request)
  const state =
    session === null ? null : await loadInitialState({ store, settings, session, origin })
  if (session === null || state === null) return { head: '', isPersonal: false }
  // A `<` in the user's text could close the script element.
  const json = JSON.stringify(state).replaceAll('<', String.raw`\u003c`)
  const { publicKey } = await loadVapidKeys(store)
  return {
    head: `<meta name="csrf-token" content="${escapeHtml(session.csrfToken)}"><meta name="applicationServerKey" content="${publicKey}"><script id="initial-state" type="application/json">${json}</script>`,
    isPersonal: true,
  }
}

/** Inserts the state at the beginning of the head, so that it precedes all scripts. */
export function withHead(page: string, head: string): string {
  return head === '' ? page : page.replace(/<head[^>]*>/i, (start) => `${start}${head}`)
}
