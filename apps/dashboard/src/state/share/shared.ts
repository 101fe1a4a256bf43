import { sharedText } from '@colonnade/domain/compose'
import { recordText } from '@colonnade/domain/session'
import type { Platform } from '../../lib/platform.ts'
import { changeDraftAtom, draftAtom } from '../compose/draft.ts'
import type { Session } from '../session.ts'
import { parsedJson } from '../settings/parsed-json.ts'

/** Outlives the way to a server's sign-in page and back. */
const SHARED_KEY = 'colonnade/shared'

/** What the address may bring, as the web app's manifest names it. */
const WORDS = ['title', 'text', 'url'] as const

/**
 * Takes what the address brings into this tab, and out of the address: a page that is loaded again
 * shows the draft that became of it, not the same words once more (STA-04).
 */
export function keepShared({ location, tabStorage }: Platform): void {
  const address = new URL(location.href())
  const [title, text, url] = WORDS.map((name) => address.searchParams.get(name) ?? '')
  const words = sharedText({ title: title ?? '', text: text ?? '', url: url ?? '' })
  for (const name of WORDS) address.searchParams.delete(name)
  if (address.href !== location.href()) location.replace(`${address.pathname}${address.search}`)
  if (words !== '') tabStorage.write(SHARED_KEY, JSON.stringify(words))
}

/** What waits for a composer: what was shared, else what the initial state says; empty for nothing. */
export function waitingText({ elements, tabStorage }: Platform): string {
  const kept = parsedJson(tabStorage.read(SHARED_KEY))
  return typeof kept === 'string' ? kept : recordText(elements.initialState())
}

/** Puts it into the composer before anything is written there; from then on it is a draft. */
export function writeShared(session: Session): void {
  const { platform, store } = session
  const text = waitingText(platform)
  if (text !== store.get(draftAtom(session)).text) store.set(changeDraftAtom, session, { text })
  platform.tabStorage.remove(SHARED_KEY)
}
