import { atom } from 'jotai/vanilla'
import type { AccountKey } from '@colonnade/domain/entities'
import { CURRENT_ACCOUNT_KEY } from '../lib/account-storage.ts'
import { platformAtom } from './app-store.ts'
import type { Session } from './session.ts'

/** The signed-in accounts. Written by `start-sessions.ts` and `sign-out.ts`. */
export const sessionsAtom = atom<readonly Session[]>([])
sessionsAtom.debugLabel = 'sessions'

const endedAccountsAtom = atom<readonly AccountKey[]>([])

/** The accounts that are signed out, and whose columns stay in the deck. @see BY-02 */
export const sleepingAccountsAtom = atom(
  (get): readonly AccountKey[] => {
    const signedIn = new Set(get(sessionsAtom).map(({ key }) => key))
    return get(endedAccountsAtom).filter((key) => !signedIn.has(key))
  },
  (_get, set, key: AccountKey, isAsleep = true) =>
    set(endedAccountsAtom, (keys) => [
      ...keys.filter((other) => other !== key),
      ...(isAsleep ? [key] : []),
    ]),
)

/** All accounts of the deck: those that are signed in first. */
export const deckAccountsAtom = atom((get): readonly AccountKey[] => [
  ...get(sessionsAtom).map(({ key }) => key),
  ...get(sleepingAccountsAtom),
])

/** Whether columns have to show their account. */
export const hasSeveralAccountsAtom = atom((get) => get(deckAccountsAtom).length > 1)

/** Whether the app has started. Before that neither the columns nor the sign-in screen show. */
export const isStartedAtom = atom(false)

/** Increases when this tab stores a sign-in while the deck is open. The account then joins the deck. */
export const storedSignInsAtom = atom(0)

/** Increases when the user chooses the current account. The choice itself is stored. */
export const accountChoicesAtom = atom(0)

/** The account that screens, the search and new columns use: the chosen one while it is signed in, else the first. */
export const currentSessionAtom = atom((get): Session | null => {
  get(accountChoicesAtom)
  const [first = null, ...others] = get(sessionsAtom)
  if (others.length === 0) return first
  const { storage, tabStorage } = get(platformAtom)
  const chosen = tabStorage.read(CURRENT_ACCOUNT_KEY) ?? storage.read(CURRENT_ACCOUNT_KEY)
  return others.find(({ key }) => key === chosen) ?? first
})

/** Whether one account can act on what another one shows. @see BY-37 */
export const hasOtherAccountsAtom = atom((get) => get(sessionsAtom).length > 1)

/** The account that was added to the others before this page was loaded, until the deck has scrolled to its columns. */
export const addedAccountAtom = atom<AccountKey | null>(null)

export const phaseAtom = atom((get): 'starting' | 'signed-out' | 'signed-in' => {
  if (get(currentSessionAtom) !== null) return 'signed-in'
  return get(isStartedAtom) ? 'signed-out' : 'starting'
})
phaseAtom.debugLabel = 'phase'
