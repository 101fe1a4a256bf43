import type { StorageReader } from './storage-reader.ts'

/** The sources that show which accounts are signed in, before the app has loaded. */
export interface BootEnvironment {
  readonly storage: () => StorageReader
  /** Returns the initial state that the server wrote into the page of a signed-in user, as JSON. */
  readonly pageState: () => string | null
  readonly pageOrigin: string
}

interface SignedInAccount {
  readonly origin: string
  readonly token: string
  /** Whether the server's page signs it in. */
  readonly isInPage: boolean
  /** Returns the text stored for the account under a name (`account-storage.ts`), or null. */
  readonly read: (part: 'first-calls' | 'sight' | 'seen' | 'places') => string | null
}

/**
 * Returns every signed-in account.
 *
 * @throws when storage is blocked or damaged
 */
export function getSignedInAccounts(entrance: BootEnvironment): readonly SignedInAccount[] {
  const texts = entrance.storage()
  const names = Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '')
  const [start, end] = ['colonnade/accounts/', '/session']
  const kept = names
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => name.slice(start.length, -end.length))
  const page = getPageSession(entrance)
  return [...new Set([...kept, page.account])].flatMap((account) => {
    const session = parseFields(texts.getItem(start + account + end))
    // The token in the page takes precedence over a stored one, as in `start-sessions.ts`.
    const isInPage = page.account === account && page.token !== undefined
    const { origin, token } = isInPage
      ? page
      : { origin: session.get('origin'), token: session.get('accessToken') }
    if (typeof token !== 'string' || typeof origin !== 'string') return []
    const read: SignedInAccount['read'] = (part) => texts.getItem(`${start}${account}/${part}`)
    return [{ origin, token, isInPage, read }]
  })
}

/** Returns the session that the server's page signs in. */
function getPageSession({ pageState, pageOrigin }: BootEnvironment) {
  const state = parseFields(pageState())
  const meta = getFields(state, 'meta')
  const own = getFields(getFields(state, 'accounts'), String(meta.get('me')))
  return {
    account: `${String(own.get('username'))}@${new URL(pageOrigin).host}`,
    origin: pageOrigin,
    token: meta.get('access_token'),
  }
}

const parseFields = (json: string | null) => toFields(JSON.parse(json ?? 'null'))

const getFields = (fields: ReadonlyMap<string, unknown>, name: string) => toFields(fields.get(name))

const toFields = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(value ?? {}))

/** Returns whether the timeline cache has rows of Home (`state/timeline-cache/read-cache.ts`). */
export const isHomeCached = ({ read }: SignedInAccount): boolean =>
  read('seen')?.includes('"home"') === true
