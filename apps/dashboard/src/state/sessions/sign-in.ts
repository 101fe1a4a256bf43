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
import { lazyModule } from '../../lib/lazy-module.ts'
import { parseJsonOrNull } from '../../lib/parse-json.ts'
import type { Platform } from '../../lib/platform.ts'
import { openPopUp, type PopUp } from '../../lib/pop-up.ts'
import { saveSharedTextOnComposeScreen } from '../../lib/save-shared-text.ts'
import { isSharePage } from '../../lib/share-page.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { platformAtom } from '../app-store.ts'
import { sessionsAtom, storedSignInsAtom } from '../sessions.ts'
import { closeModalAtom, modalStackAtom, openModalAtom } from '../ui/modals.ts'
import { saveAccountLooksAtom } from './account-looks.ts'
import { findStoredAccounts } from './remove-account-data.ts'
import { PENDING_KEY } from './sign-in-redirect.ts'
import { sendToDeck, waitForWindow } from './sign-in-window.ts'
import { storeSignInAtom } from './store-sign-in.ts'

const errorAtom = atom<SignInError | null>(null)

/** Why the last attempt failed; null before one and while one runs. */
export const signInErrorAtom = atom((get) => get(errorAtom))

/** Forgets the last failure, once it was read. */
export const clearSignInErrorAtom = atom(null, (_get, set) => set(errorAtom, null))

/** A prepared sign-in expires after this time, because a server may delete the app. Unit: ms. */
export const PREPARED_MS = 10 * 60_000

interface PreparedSignIn {
  readonly origin: string
  readonly at: number
  /** null until the server has responded. */
  readonly ready: Prepared | null
}

type Prepared = Awaited<ReturnType<typeof prepareSignIn>>

const preparedSignInAtom = atom<PreparedSignIn | null>(null)

const isFresh = (ahead: PreparedSignIn | null, now: number) =>
  ahead !== null && now - ahead.at < PREPARED_MS

const getPageOrigin = (get: Getter) => new URL(get(platformAtom).location.href()).origin

/** Normalises a typed server. @returns the host that the sign-in will use; null if it is not a server */
export const nameServerAtom = atom(null, (get, _set, server: string): string | null => {
  try {
    return normaliseServer(server, getPageOrigin(get)).host
  } catch {
    return null
  }
})

/** A running deck always uses the same address, because a server knows the app by it. */
function getRedirectPath(get: Getter, pathname: string): string {
  return get(sessionsAtom).length === 0 || isSharePage(pathname) ? pathname : '/'
}

async function prepareServer(get: Getter, server: string): Promise<Prepared> {
  const { storage, location, fetch } = get(platformAtom)
  const page = new URL(location.href())
  const { origin } = normaliseServer(server, page.origin)
  const prepared = await prepareSignIn({
    server: origin,
    redirectUri: `${page.origin}${getRedirectPath(get, page.pathname)}`,
    knownApp: readRegisteredApp(storage, origin),
    isAnotherAccount: get(sessionsAtom).some((session) => session.origin === origin),
    fetch,
  })
  storeApp(storage, origin, prepared.pending.app)
  return prepared
}

/** The sign-in that is stored while the user is on the server's page. */
interface StoredPendingSignIn extends PendingSignIn {
  /** The address of the deck that the user comes back to. */
  readonly returnTo?: string
  /** Whether the deck waits for the response of this window. */
  readonly isWindow?: boolean
}

const draftsModule = lazyModule(() => import('../drafts/save-before-leaving.ts'))

/** Leaves a running deck only when its drafts are saved, and without asking. */
const redirectAtom = atom(
  null,
  async (get, set, { authorizeUrl, pending }: Prepared): Promise<void> => {
    const platform = get(platformAtom)
    const { tabStorage, location, page } = platform
    const sessions = get(sessionsAtom)
    const storePending = (stored: StoredPendingSignIn) =>
      tabStorage.write(PENDING_KEY, JSON.stringify(stored))
    if (sessions.length === 0) {
      storePending(pending)
      location.navigate(authorizeUrl)
      return
    }
    // The new account comes last, also when its server signs the page in.
    set(saveAccountLooksAtom)
    // Without this code the drafts are saved as the page unloads.
    const drafts = await draftsModule.load().catch(() => null)
    await drafts?.saveDraftsBeforeLeaving(platform, sessions)
    const { pathname, search } = new URL(location.href())
    storePending({ ...pending, returnTo: pathname + search })
    page.leave(authorizeUrl)
  },
)

/**
 * Prepares the sign-in on the server that serves the page, so that a click redirects at once. No other server gets a
 * request before the user enters it. A failure is shown on click.
 */
export const prepareOwnSignInAtom = atom(null, async (get, set): Promise<void> => {
  const now = get(platformAtom).clock.now()
  if (isFresh(get(preparedSignInAtom), now)) return
  const ahead: PreparedSignIn = { origin: getPageOrigin(get), at: now, ready: null }
  set(preparedSignInAtom, ahead)
  try {
    const ready = await prepareServer(get, ahead.origin)
    if (get(preparedSignInAtom) === ahead) set(preparedSignInAtom, { ...ahead, ready })
  } catch (error) {
    set(preparedSignInAtom, null)
    if (!(error instanceof SignInError)) throw error
  }
})

/** Returns what was prepared for this server and removes it: its state and its key are valid for one sign-in. */
const consumePreparedAtom = atom(null, (get, set, server: string): Prepared | null => {
  const ahead = get(preparedSignInAtom)
  if (ahead?.origin !== server) return null
  set(preparedSignInAtom, null)
  return isFresh(ahead, get(platformAtom).clock.now()) ? ahead.ready : null
})

/** Starts the sign-in on the page's own server. Redirects within the click if it is prepared. */
export const beginOwnSignInAtom = atom(null, (get, set) => set(beginSignInAtom, getPageOrigin(get)))

/** The server that serves the page signs the page itself in, which therefore has to be loaded again. */
function isOtherServer(get: Getter, server: string): boolean {
  const own = getPageOrigin(get)
  try {
    return normaliseServer(server, own).origin !== own
  } catch {
    return false
  }
}

/**
 * Registers the app and opens the authorization page: beside a running deck in a window of its own where the browser
 * allows that, else in place of this page. @param server as typed
 */
export const beginSignInAtom = atom(null, async (get, set, server: string): Promise<void> => {
  set(errorAtom, null)
  set(cancelWindowAtom)
  const platform = get(platformAtom)
  saveSharedTextOnComposeScreen(platform)
  const isBeside =
    get(sessionsAtom).length > 0 && platform.tabs !== undefined && isOtherServer(get, server)
  // Browsers allow it within the click only.
  const popUp = isBeside ? openPopUp(platform.page) : null
  const ahead = set(consumePreparedAtom, server)
  if (ahead !== null && popUp === null) return set(redirectAtom, ahead)
  try {
    const prepared = ahead ?? (await prepareServer(get, server))
    if (popUp === null || !showInWindow(popUp, prepared)) await set(redirectAtom, prepared)
    else await set(signInBesideAtom, popUp, prepared.pending)
  } catch (error) {
    popUp?.close()
    if (!(error instanceof SignInError)) throw error
    if (popUp === null) set(errorAtom, error)
    else set(failBesideAtom, error)
  }
})

const windowAtom = atom<{ readonly host: string; readonly cancel: () => void } | null>(null)

/** The server whose authorization page is open in a window of its own; null for none. */
export const signInWindowAtom = atom((get) => get(windowAtom)?.host ?? null)

/** Stops waiting for the window of a sign-in. */
export const cancelWindowAtom = atom(null, (get, set) => {
  const waiting = get(windowAtom)
  set(windowAtom, null)
  waiting?.cancel()
})

function showInWindow(popUp: PopUp, { authorizeUrl, pending }: Prepared): boolean {
  const kept: StoredPendingSignIn = { ...pending, isWindow: true }
  return popUp.navigate(authorizeUrl, new Map([[PENDING_KEY, JSON.stringify(kept)]]))
}

/** Waits for the window, exchanges its code, and adds the account to the running deck. */
const signInBesideAtom = atom(
  null,
  async (get, set, popUp: PopUp, pending: PendingSignIn): Promise<void> => {
    const { host, state } = pending
    // The new account comes last.
    set(saveAccountLooksAtom)
    const { response, closed, cancel } = waitForWindow(get(platformAtom), popUp, state)
    const waiting = { host, cancel }
    set(windowAtom, waiting)
    const added = response.then((params) => set(addFromWindowAtom, pending, params))
    await Promise.race([added, closed])
    // Another sign-in was started, or this one was cancelled or is done.
    if (get(windowAtom) !== waiting) return
    set(windowAtom, null)
    set(failBesideAtom, new SignInError('window-closed', { host }))
  },
)

const addFromWindowAtom = atom(
  null,
  async (get, set, pending: PendingSignIn, params: URLSearchParams): Promise<void> => {
    const platform = get(platformAtom)
    set(windowAtom, null)
    set(errorAtom, null)
    try {
      set(storeSignInAtom, await exchangeCode(platform, pending, params, platform.fetch))
    } catch (error) {
      if (!(error instanceof SignInError)) throw error
      set(failBesideAtom, error)
      return
    }
    set(storedSignInsAtom, (count) => count + 1)
    for (const { key, modal } of get(modalStackAtom))
      if (modal.type === 'ADD_ACCOUNT') set(closeModalAtom, key)
  },
)

/** Shows why a sign-in beside the deck failed. It may have been started elsewhere, or the dialog closed. */
const failBesideAtom = atom(null, (get, set, error: SignInError) => {
  set(errorAtom, error)
  if (!get(modalStackAtom).some(({ modal }) => modal.type === 'ADD_ACCOUNT'))
    set(openModalAtom, { type: 'ADD_ACCOUNT' })
})

/** Sends the response in the address to the deck that opened this window. @returns whether it has received it */
export const returnToDeckAtom = atom(null, async (get): Promise<boolean> => {
  const platform = get(platformAtom)
  const pending = readJson<StoredPendingSignIn>(platform.tabStorage.read(PENDING_KEY))
  if (pending?.isWindow !== true) return false
  return sendToDeck(platform, pending.state, new URL(platform.location.href()).search)
})

/** A server has this time to exchange the code. Unit: ms. */
export const CODE_TIMEOUT_MS = 60_000

/** Exchanges the code in the address for a token. @returns null on failure; `signInErrorAtom` has the reason */
export const finishSignInAtom = atom(
  null,
  async (get, set, fetch: Platform['fetch']): Promise<SignedIn | null> => {
    const { tabStorage, location } = get(platformAtom)
    const address = new URL(location.href())
    const pending = readJson<StoredPendingSignIn>(tabStorage.read(PENDING_KEY))
    tabStorage.remove(PENDING_KEY)
    location.replace(pending?.returnTo ?? address.pathname)
    try {
      return await exchangeCode(get(platformAtom), pending, address.searchParams, fetch)
    } catch (error) {
      if (!(error instanceof SignInError)) throw error
      set(errorAtom, error)
      return null
    }
  },
)

async function exchangeCode(
  { clock }: Platform,
  pending: PendingSignIn | null,
  params: URLSearchParams,
  fetch: Platform['fetch'],
): Promise<SignedIn> {
  let cancelTimeout = () => {}
  const timeout = new Promise<never>((_resolve, reject) => {
    cancelTimeout = clock.after(CODE_TIMEOUT_MS, () =>
      reject(new SignInError('unreachable', { host: pending?.host ?? '' })),
    )
  })
  try {
    return await Promise.race([finishSignIn({ pending, params, fetch }), timeout])
  } finally {
    cancelTimeout()
  }
}

/** Parses a value that this app wrote a moment ago in its own tab or browser. Its shape is not checked. */
function readJson<Shape>(text: string | null): Shape | null {
  return parseJsonOrNull(text) as Shape | null
}

const APP_KEY_PREFIX = 'colonnade/apps/'

/** Returns the app that an earlier sign-in registered on this server; null if there is none. */
function readRegisteredApp(storage: KeyValueStorage, origin: string): RegisteredApp | null {
  // This app wrote it in its own browser.
  return parseJsonOrNull(storage.read(APP_KEY_PREFIX + origin)) as RegisteredApp | null
}

/** @param origin of the server, not as typed: that may contain an account, which a sign-out would not remove */
function storeApp(storage: KeyValueStorage, origin: string, app: RegisteredApp): void {
  storage.write(APP_KEY_PREFIX + origin, JSON.stringify(app))
}

/** Removes the apps that earlier releases stored under the typed server. The app is registered again when needed. */
export function removeOldApps(storage: KeyValueStorage): void {
  const isOld = (server: string) => !URL.canParse(server) || new URL(server).origin !== server
  for (const name of storage.keys())
    if (name.startsWith(APP_KEY_PREFIX) && isOld(name.slice(APP_KEY_PREFIX.length)))
      storage.remove(name)
}

/**
 * Removes the app of a server without a signed-in account, so that the storage does not show which servers were used.
 */
export function removeUnusedApp(storage: KeyValueStorage, origin: string): void {
  const { host } = new URL(origin)
  const isUsed = findStoredAccounts(storage).some((key) => key.endsWith(`@${host}`))
  if (!isUsed) storage.remove(APP_KEY_PREFIX + origin)
}
