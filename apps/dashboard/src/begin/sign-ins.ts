import type { Texts } from './texts.ts'

/** What can be known of who is signed in before the program is there. */
export interface Entrance {
  readonly storage: () => Texts
  /** What the server wrote into the page of somebody who is signed in to it; JSON. */
  readonly pageState: () => string | null
  readonly pageOrigin: string
}

interface SignIn {
  readonly origin: string
  readonly token: string
  /** What is kept of the account under the name that was asked for; null where nothing is. */
  readonly text: string | null
}

/**
 * Every account that is signed in, and what is kept of it as `part` (`account-storage.ts`).
 *
 * @throws where storage is blocked or damaged
 */
export function signIns(entrance: Entrance, part: 'first-calls' | 'sight'): readonly SignIn[] {
  const texts = entrance.storage()
  const names = Array.from({ length: texts.length }, (_, index) => texts.key(index) ?? '')
  const [start, end] = ['colonnade/accounts/', '/session']
  const kept = names
    .filter((name) => name.startsWith(start) && name.endsWith(end))
    .map((name) => name.slice(start.length, -end.length))
  const page = pageSignIn(entrance)
  return [...new Set([...kept, page.account])].flatMap((account) => {
    const session = fieldsOf(texts.getItem(start + account + end))
    // The page's own token counts before one that is kept, as in `start-sessions.ts`.
    const { origin, token } =
      page.account === account && page.token !== undefined
        ? page
        : { origin: session.get('origin'), token: session.get('accessToken') }
    if (typeof token !== 'string' || typeof origin !== 'string') return []
    return [{ origin, token, text: texts.getItem(`${start}${account}/${part}`) }]
  })
}

/** Who is signed in by the server's own page. */
function pageSignIn({ pageState, pageOrigin }: Entrance) {
  const state = fieldsOf(pageState())
  const meta = within(state, 'meta')
  const own = within(within(state, 'accounts'), String(meta.get('me')))
  return {
    account: `${String(own.get('username'))}@${new URL(pageOrigin).host}`,
    origin: pageOrigin,
    token: meta.get('access_token'),
  }
}

const fieldsOf = (json: string | null) => entriesOf(JSON.parse(json ?? 'null'))

const within = (fields: ReadonlyMap<string, unknown>, name: string) => entriesOf(fields.get(name))

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(value ?? {}))
