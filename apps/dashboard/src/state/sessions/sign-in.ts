import { atom, type Getter } from 'jotai/vanilla'
import {
  finishSignIn,
  normaliseServer,
  type PendingSignIn,
  prepareSignIn,
  type RegisteredApp,
  type SignedIn,
  SignInError,
} from '@colonnade/api-client/oauth'
import { keepSharedOnComposeScreen } from '../../lib/keep-shared.ts'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { platformAtom } from '../app-store.ts'
import { keptAccounts } from './forget-account.ts'
import { PENDING_KEY } from './sign-in-answer.ts'

const errorAtom = atom<SignInError | null>(null)

/** Why the last attempt did not lead in; null before one and while one runs. */
export const signInErrorAtom = atom((get) => get(errorAtom))

/** What is prepared ahead is used within this time: a server may forget the program. */
export const PREPARED_MS = 10 * 60_000

interface Ahead {
  readonly origin: string
  readonly at: number
  /** null until the server has answered. */
  readonly ready: Prepared | null
}

type Prepared = Awaited<ReturnType<typeof prepareSignIn>>

const aheadAtom = atom<Ahead | null>(null)

const isFresh = (ahead: Ahead | null, now: number) => ahead !== null && now - ahead.at < PREPARED_MS

const pageOrigin = (get: Getter) => new URL(get(platformAtom).location.href()).origin

/** @returns the host that a sign-in would lead to; null where that is no server */
export const nameServerAtom = atom(null, (get, _set, server: string): string | null => {
  try {
    return normaliseServer(server, pageOrigin(get)).host
  } catch {
    return null
  }
})

async function prepare(get: Getter, server: string): Promise<Prepared> {
  const { storage, location, fetch } = get(platformAtom)
  const page = new URL(location.href())
  const { origin } = normaliseServer(server, page.origin)
  const prepared = await prepareSignIn({
    server: origin,
    redirectUri: `${page.origin}${page.pathname}`,
    knownApp: registeredApp(storage, origin),
    fetch,
  })
  keepApp(storage, origin, prepared.pending.app)
  return prepared
}

const leaveAtom = atom(null, (get, _set, { authorizeUrl, pending }: Prepared) => {
  const { tabStorage, location } = get(platformAtom)
  tabStorage.write(PENDING_KEY, JSON.stringify(pending))
  location.go(authorizeUrl)
})

/**
 * Prepares the way to the server that serves the page, so that one press leads there at once. Other
 * servers hear nothing before somebody asks for them. A failure is told when it matters: at the press.
 */
export const prepareOwnSignInAtom = atom(null, async (get, set): Promise<void> => {
  const now = get(platformAtom).clock.now()
  if (isFresh(get(aheadAtom), now)) return
  const ahead: Ahead = { origin: pageOrigin(get), at: now, ready: null }
  set(aheadAtom, ahead)
  try {
    const ready = await prepare(get, ahead.origin)
    if (get(aheadAtom) === ahead) set(aheadAtom, { ...ahead, ready })
  } catch (error) {
    set(aheadAtom, null)
    if (!(error instanceof SignInError)) throw error
  }
})

/** What was prepared for this server, once: its state and its key are good for a single sign-in. */
const takePreparedAtom = atom(null, (get, set, server: string): Prepared | null => {
  const ahead = get(aheadAtom)
  if (ahead?.origin !== server) return null
  set(aheadAtom, null)
  return isFresh(ahead, get(platformAtom).clock.now()) ? ahead.ready : null
})

/** Goes to the page's own server: in the press itself where the way is prepared. */
export const beginOwnSignInAtom = atom(null, (get, set) => set(beginSignInAtom, pageOrigin(get)))

/** Asks the server for its sign-in page and goes there. @param server as typed */
export const beginSignInAtom = atom(null, async (get, set, server: string): Promise<void> => {
  set(errorAtom, null)
  keepSharedOnComposeScreen(get(platformAtom))
  const prepared = set(takePreparedAtom, server)
  if (prepared !== null) {
    set(leaveAtom, prepared)
    return
  }
  try {
    set(leaveAtom, await prepare(get, server))
  } catch (error) {
    if (!(error instanceof SignInError)) throw error
    set(errorAtom, error)
  }
})

/** Trades the answer in the address for a token. @returns null when it led nowhere: the error tells why */
export const finishSignInAtom = atom(null, async (get, set): Promise<SignedIn | null> => {
  const { tabStorage, location, fetch } = get(platformAtom)
  const address = new URL(location.href())
  const pending = readJson<PendingSignIn>(tabStorage.read(PENDING_KEY))
  tabStorage.remove(PENDING_KEY)
  location.replace(address.pathname)
  try {
    return await finishSignIn({ pending, params: address.searchParams, fetch })
  } catch (error) {
    if (!(error instanceof SignInError)) throw error
    set(errorAtom, error)
    return null
  }
})

/** For what this program itself wrote a moment ago in its own tab or browser. */
function readJson<Shape>(text: string | null): Shape | null {
  return parsedJson(text) as Shape | null
}

const PREFIX = 'colonnade/apps/'

/** What an earlier sign-in on this server was given; null for nothing. */
function registeredApp(storage: KeyValueStorage, origin: string): RegisteredApp | null {
  // What this program itself wrote in its own browser.
  return parsedJson(storage.read(PREFIX + origin)) as RegisteredApp | null
}

/** @param origin of the server: what was typed may name an account, which a sign-out would not forget */
function keepApp(storage: KeyValueStorage, origin: string, app: RegisteredApp): void {
  storage.write(PREFIX + origin, JSON.stringify(app))
}

/** Earlier releases kept them under what was typed. A program that is not known any more is registered anew. */
export function forgetOldApps(storage: KeyValueStorage): void {
  const isOld = (server: string) => !URL.canParse(server) || new URL(server).origin !== server
  for (const name of storage.keys())
    if (name.startsWith(PREFIX) && isOld(name.slice(PREFIX.length))) storage.remove(name)
}

/** Forgets the app of a server where nobody is signed in any more: which servers were used here is nobody's to read. */
export function forgetUnusedApp(storage: KeyValueStorage, origin: string): void {
  const { host } = new URL(origin)
  const isUsed = keptAccounts(storage).some((key) => key.endsWith(`@${host}`))
  if (!isUsed) storage.remove(PREFIX + origin)
}
