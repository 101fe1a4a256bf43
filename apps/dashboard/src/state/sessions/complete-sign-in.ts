import { atom } from 'jotai/vanilla'
import {
  DECK_PATHS,
  HOME_PATH,
  prefetchResponses,
  SESSION_PATHS,
} from '../../lib/initial-requests.ts'
import { logError } from '../../lib/logger.ts'
import type { Platform } from '../../lib/platform.ts'
import { discardPrefetchedResponses, getResponseKey } from '../../lib/prefetched-responses.ts'
import { isSharePage } from '../../lib/share-page.ts'
import { platformAtom } from '../app-store.ts'
import type { OpenedSessions } from './open-session.ts'
import { finishSignInAtom, returnToDeckAtom } from './sign-in.ts'
import { storeSignInAtom } from './store-sign-in.ts'

/**
 * Exchanges the code in the address and stores the sign-in. A failure is shown by `finishSignInAtom`. In the window of a
 * sign-in the deck that opened it does that.
 */
const completeSignInAtom = atom(null, async (get, set): Promise<void> => {
  const platform = get(platformAtom)
  if (await set(returnToDeckAtom)) {
    platform.page.close()
    // Nothing starts in a window that is being closed.
    await new Promise(() => {})
  }
  const signedIn = await set(finishSignInAtom, createPrefetchingFetch(platform))
  if (signedIn === null) discardPrefetchedResponses()
  else set(storeSignInAtom, signedIn)
})

/**
 * Wraps fetch for a sign-in of the deck. As soon as a request has the token, it also sends the requests that the session
 * will start with. The session also receives the response with the account, instead of requesting it again.
 */
function createPrefetchingFetch({ fetch, location, storage }: Platform): Platform['fetch'] {
  const { pathname } = new URL(location.href())
  if (isSharePage(pathname)) return fetch
  return async (request) => {
    const [, token] = request.headers.get('Authorization')?.split(' ') ?? []
    if (token === undefined) return fetch(request)
    const { origin, host } = new URL(request.url)
    const answers = (globalThis.colonnadeFirstAnswers ??= new Map())
    // Where the reader was last is stored by account, which is not known yet.
    const isKnown = storage.keys().some((name) => name.endsWith(`@${host}/places`))
    const paths = [...SESSION_PATHS, ...DECK_PATHS].filter(
      (path) => !request.url.endsWith(path) && !(isKnown && path === HOME_PATH),
    )
    // First, because the sign-in waits for it.
    const pending = fetch(request)
    prefetchResponses({ origin, token, paths, positions: null, fetch }, answers)
    const response = await pending
    if (response.ok)
      answers.set(getResponseKey(request.url, `Bearer ${token}`), Promise.resolve(response.clone()))
    return response
  }
}

/** Other accounts wait no longer for a sign-in. Unit: ms. */
const SIGN_IN_TIMEOUT_MS = 1_500

/** Completes the sign-in, or lets it go on when other accounts would wait for it too long. */
export const completeInTimeAtom = atom(
  null,
  async (get, set, hasOthers: boolean): Promise<Pick<OpenedSessions, 'signingIn'>> => {
    const signingIn = set(completeSignInAtom).catch((error: unknown) =>
      logError('the sign-in could not be completed', error),
    )
    let cancelTimeout = () => {}
    const timeout = new Promise<true>((resolve) => {
      if (hasOthers)
        cancelTimeout = get(platformAtom).clock.after(SIGN_IN_TIMEOUT_MS, () => resolve(true))
    })
    const isLate = await Promise.race([signingIn.then(() => false), timeout])
    cancelTimeout()
    return { signingIn: isLate ? signingIn : null }
  },
)
