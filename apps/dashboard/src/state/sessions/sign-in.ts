import { atom } from 'jotai/vanilla'
import {
  finishSignIn,
  prepareSignIn,
  SignInError,
  type PendingSignIn,
  type RegisteredApp,
  type SignedIn,
} from '@colonnade/api-client/oauth'
import { platformAtom } from '../app-store.ts'
import { parsedJson } from '../settings/parsed-json.ts'

const errorAtom = atom<SignInError | null>(null)
const isBusyAtom = atom(false)

/** Why the last attempt did not lead in; null before one and while one runs. */
export const signInErrorAtom = atom((get) => get(errorAtom))

/** Whether an attempt is on its way to the server's page. */
export const isSigningInAtom = atom((get) => get(isBusyAtom))

const PENDING_KEY = 'colonnade/pending-sign-in'
const appKey = (server: string) => `colonnade/apps/${server}`

/** Asks the server for its sign-in page and goes there. @param server as typed */
export const beginSignInAtom = atom(null, async (get, set, server: string) => {
  const { storage, tabStorage, location, fetch } = get(platformAtom)
  set(errorAtom, null)
  set(isBusyAtom, true)
  try {
    const page = new URL(location.href())
    const { authorizeUrl, pending } = await prepareSignIn({
      server,
      redirectUri: `${page.origin}${page.pathname}`,
      knownApp: readJson<RegisteredApp>(storage.read(appKey(server.trim()))),
      fetch,
    })
    tabStorage.write(PENDING_KEY, JSON.stringify(pending))
    storage.write(appKey(server.trim()), JSON.stringify(pending.app))
    location.go(authorizeUrl)
  } catch (error) {
    if (!(error instanceof SignInError)) throw error
    set(errorAtom, error)
  } finally {
    set(isBusyAtom, false)
  }
})

/** Whether the address is one that a server sent the user back to. */
export function isSignInAnswer(params: URLSearchParams): boolean {
  return params.has('state') && (params.has('code') || params.has('error'))
}

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
