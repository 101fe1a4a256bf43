import { joinSharedData } from '@colonnade/domain/compose'
import { parseJsonOrNull } from './parse-json.ts'
import type { Platform } from './platform.ts'

/** Kept while the user visits a server's sign-in page. */
const SHARED_KEY = 'colonnade/shared'

/** The share parameters of the web app manifest. */
const SHARE_PARAMS = ['title', 'text', 'url'] as const

const COMPOSE_PATH = '/statuses/new'

type SharePlatform = Pick<Platform, 'location' | 'tabStorage'>

/**
 * Moves shared text from the page's address into the tab's storage. After a reload the page shows the draft made from
 * it, not the same text a second time (STA-04).
 */
export function saveSharedText({ location, tabStorage }: SharePlatform): void {
  // The service worker moves the query into the fragment, so that servers do not receive it.
  const address = new URL(location.href().replace('#?', '?'))
  const [title, text, url] = SHARE_PARAMS.map((name) => address.searchParams.get(name) ?? '')
  const words = joinSharedData({ title: title ?? '', text: text ?? '', url: url ?? '' })
  for (const name of SHARE_PARAMS) address.searchParams.delete(name)
  if (address.href !== location.href()) location.replace(`${address.pathname}${address.search}`)
  if (words !== '') tabStorage.write(SHARED_KEY, JSON.stringify(words))
}

/** Does the same on the compose screen of the deck. @see RTE-01 */
export function saveSharedTextOnComposeScreen(platform: SharePlatform): void {
  if (new URL(platform.location.href()).pathname === COMPOSE_PATH) saveSharedText(platform)
}

/** Returns shared text that is not in a composer yet, or null. */
export function readSharedText({ tabStorage }: Pick<SharePlatform, 'tabStorage'>): string | null {
  const kept = parseJsonOrNull(tabStorage.read(SHARED_KEY))
  return typeof kept === 'string' ? kept : null
}

/** Removes the shared text once a composer contains it. */
export function removeSharedText({ tabStorage }: Pick<SharePlatform, 'tabStorage'>): void {
  tabStorage.remove(SHARED_KEY)
}
