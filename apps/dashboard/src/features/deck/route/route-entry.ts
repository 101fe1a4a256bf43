/** The history state of a screen. Back, Forward and a reload restore the screen from it. */
export interface RouteEntry {
  readonly id: string
  /** The column that the screen is placed behind; null for the end. */
  readonly anchor: string | null
}

const KEY = 'routeEntry'

const isObject = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null

/** @param state any history state @returns null when it contains no entry */
export function readRouteEntry(state: unknown): RouteEntry | null {
  const raw = isObject(state) ? state[KEY] : null
  if (!isObject(raw) || typeof raw['id'] !== 'string') return null
  const { id, anchor } = raw
  return { id, anchor: typeof anchor === 'string' ? anchor : null }
}

/** Adds the entry to the current history state. The URL stays the same. */
export function saveRouteEntry(entry: RouteEntry): void {
  const state: unknown = history.state
  history.replaceState({ ...(isObject(state) ? state : {}), [KEY]: entry }, '')
}
