import { getResponseKey, type PrefetchedResponses } from './prefetched-responses.ts'

export const HOME_PATHNAME = '/api/v1/timelines/home'

/** The newest page of Home. In a list of paths it means the page at the scroll position. */
export const HOME_PATH = `${HOME_PATHNAME}?limit=20`

const MARKERS_PATH = '/api/v1/markers?timeline[]=home&timeline[]=notifications'

/** What the default deck requests first, in the order in which it needs the responses. */
export const DECK_PATHS: readonly string[] = [MARKERS_PATH, HOME_PATH]

/** What a session requests that the page does not contain (`state/sessions/fetch-initial-state.ts`). */
export const SESSION_PATHS: readonly string[] = [
  '/api/v1/accounts/verify_credentials',
  '/api/v2/instance',
  '/api/v1/preferences',
]

export interface InitialRequests {
  readonly origin: string
  readonly token: string
  readonly paths: readonly string[]
  /** The stored scroll positions of the account, as JSON. */
  readonly positions: string | null
  readonly fetch: (request: Request) => Promise<Response>
}

/** The stored fields that this module reads, all unchecked (`domain/scroll-positions`). */
interface HomePosition {
  readonly ids: readonly string[]
  readonly above: readonly string[]
  readonly isTop: boolean
  readonly at: number
}

interface Markers {
  readonly home?: { readonly last_read_id?: string; readonly updated_at?: string }
}

type Page = readonly { readonly id: string }[] | null

/** Other IDs may be encoded differently in a URL, which would then not be the one that the app requests. */
const PLAIN_ID = /^[\w-]+$/

/** Sends a request. @param read receives the parsed response before the app does */
type Send = (path: string, read?: (json: unknown) => void) => void

/**
 * Sends requests before the app sends them, and adds the pending responses. The app receives a response on which
 * another request depends only after that one was sent, so that it does not send it a second time.
 */
export function prefetchResponses(
  { origin, token, paths, positions, fetch }: InitialRequests,
  answers: PrefetchedResponses,
): void {
  const authorization = `Bearer ${token}`
  const readEarly = async (response: Response, read: (json: unknown) => void) => {
    const json: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    // Otherwise the first rows show, and nothing would use a further response.
    if (globalThis.colonnadeFirstAnswers === answers) read(json)
    return response
  }
  const send: Send = (path, read) => {
    const url = new URL(path, origin)
    if (url.origin !== origin) return
    const headers = { Accept: 'application/json', Authorization: authorization }
    const sent = fetch(new Request(url, { headers }))
    const answer = read === undefined ? sent : sent.then((response) => readEarly(response, read))
    // The code that uses the response handles the error.
    answer.catch(() => undefined)
    answers.set(getResponseKey(url.href, authorization), answer)
  }
  const isHomeWanted = paths.includes(HOME_PATH)
  const own = isHomeWanted ? readHomePosition(positions) : null
  // At its top Home stays there whatever the markers say. Otherwise they decide which page it requests.
  const isAtTop = own?.isTop === true
  for (const path of paths) {
    if (path === MARKERS_PATH && isHomeWanted && !isAtTop)
      send(path, (markers) => sendHome(send, own, (markers as Markers | null)?.home))
    else if (path !== HOME_PATH || isAtTop) send(path)
  }
}

/** Requests the pages of Home that the app will request. @see state/list-columns/restore-position.ts */
function sendHome(send: Send, own: HomePosition | null, marker: Markers['home']): void {
  const id = marker?.last_read_id
  if (own === null && id === undefined) send(HOME_PATH)
  else if (own === null) sendAround(send, [id], [])
  // The position of a newer marker may be further up or down. Only the app can compare them.
  else if (id === undefined || Date.parse(marker?.updated_at ?? '') <= own.at)
    sendAround(send, own.ids, own.above)
}

/** Sends the same requests as `state/scroll-positions/fetch-around.ts`. */
function sendAround(
  send: Send,
  [anchor, second]: readonly (string | undefined)[],
  [nearest]: readonly string[],
): void {
  const sendPage = (page: string, id: string | undefined, read?: (json: unknown) => void) => {
    if (PLAIN_ID.test(id ?? '')) send(`${HOME_PATHNAME}?${page}=${id}`, read)
  }
  const bottom = nearest === undefined ? second : anchor
  const sendNewer = (id: string | undefined) => sendPage('limit=40&min_id', id)
  sendPage(
    'limit=20&max_id',
    nearest ?? anchor,
    bottom === undefined ? (page) => sendNewer((page as Page)?.[0]?.id) : undefined,
  )
  if (bottom !== undefined) sendNewer(bottom)
}

/** Returns where the reader was in Home last. @throws for damaged storage */
function readHomePosition(positions: string | null): HomePosition | null {
  const stored = JSON.parse(positions ?? '{}') as {
    readonly places?: Readonly<Record<string, HomePosition>>
  }
  const [last] = Object.entries(stored.places ?? {})
    .filter(([name]) => name.endsWith(' home'))
    .map(([, place]) => place)
    .toSorted((a, b) => b.at - a.at)
  return last ?? null
}
