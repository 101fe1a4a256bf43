import { sharedText } from '@colonnade/domain/compose'
import { parsedJson } from './parsed-json.ts'
import type { Platform } from './platform.ts'

/** Outlives the way to a server's sign-in page and back. */
const SHARED_KEY = 'colonnade/shared'

/** What the address may bring, as the web app's manifest names it. */
const WORDS = ['title', 'text', 'url'] as const

const COMPOSE_PATH = '/statuses/new'

type Shared = Pick<Platform, 'location' | 'tabStorage'>

/**
 * Takes what the address brings into this tab, and out of the address: a page that is loaded again
 * shows the draft that became of it, not the same words once more (STA-04).
 */
export function keepShared({ location, tabStorage }: Shared): void {
  // The worker puts what follows `?` behind `#`, where no server hears it.
  const address = new URL(location.href().replace('#?', '?'))
  const [title, text, url] = WORDS.map((name) => address.searchParams.get(name) ?? '')
  const words = sharedText({ title: title ?? '', text: text ?? '', url: url ?? '' })
  for (const name of WORDS) address.searchParams.delete(name)
  if (address.href !== location.href()) location.replace(`${address.pathname}${address.search}`)
  if (words !== '') tabStorage.write(SHARED_KEY, JSON.stringify(words))
}

/** Does the same on the screen of the deck that takes words from its address. @see RTE-01 */
export function keepSharedOnComposeScreen(platform: Shared): void {
  if (new URL(platform.location.href()).pathname === COMPOSE_PATH) keepShared(platform)
}

/** The words that were shared and are in no composer yet; null for none. */
export function readShared({ tabStorage }: Pick<Shared, 'tabStorage'>): string | null {
  const kept = parsedJson(tabStorage.read(SHARED_KEY))
  return typeof kept === 'string' ? kept : null
}

/** A composer has them. */
export function forgetShared({ tabStorage }: Pick<Shared, 'tabStorage'>): void {
  tabStorage.remove(SHARED_KEY)
}
