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
  /** The text stored for the account under the requested name, or null. */
  readonly storedText: string | null
}

/**
 * Returns every signed-in account with its stored `part` (`account-storage.ts`).
 *
 * @throws when storage is blocked or damaged
 */
export function getSignedInAccounts(
  entrance: BootEnvironment,
  part: 'first-calls' | 'sight',
): readonly SignedInAccount[] {
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
    const { origin, token } =
      page.account === account && page.token !== undefined
        ? page
        : { origin: session.get('origin'), token: session.get('accessToken') }
    if (typeof token !== 'string' || typeof origin !== 'string') return []
    return [{ origin, token, storedText: texts.getItem(`${start}${account}/${part}`) }]
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
