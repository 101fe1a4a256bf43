/** What the browser's history keeps of a screen, so that Back and Forward, and a reload, find it as it was. */
export interface RouteEntry {
  readonly id: string
  /** The column that the screen stands behind; null for the end. */
  readonly anchor: string | null
}

const KEY = 'routeEntry'

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null

/** @param state of the browser's history, whoever wrote it @returns null where none was noted */
export function readRouteEntry(state: unknown): RouteEntry | null {
  const raw = isObject(state) ? state[KEY] : null
  if (!isObject(raw) || typeof raw['id'] !== 'string') return null
  const { id, anchor } = raw
  return { id, anchor: typeof anchor === 'string' ? anchor : null }
}

/** Notes it beside whatever the history keeps already; the address stays. */
export function noteRouteEntry(entry: RouteEntry): void {
  const state: unknown = history.state
  history.replaceState({ ...(isObject(state) ? state : {}), [KEY]: entry }, '')
}
