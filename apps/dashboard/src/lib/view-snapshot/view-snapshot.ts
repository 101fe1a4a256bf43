/** An element with its attributes, or a text. */
export type SnapshotNode = string | SnapshotElement

export interface SnapshotElement {
  readonly tag: string
  /** Whether it is in the SVG namespace. */
  readonly isDrawing?: true
  readonly attributes: Readonly<Record<string, string>>
  /** Its inline style. */
  readonly style?: string
  /** Its scroll position, in px. */
  readonly at?: readonly [left: number, top: number]
  readonly children: readonly SnapshotNode[]
}

/** What a page showed when it was left, and the conditions under which it may be shown again. */
export interface ViewSnapshot {
  readonly version: typeof SNAPSHOT_VERSION
  /** The entry file of the app, as `boot-script.ts` writes it. Another release has other styles. */
  readonly program: string
  /** Path and query. */
  readonly address: string
  readonly size: readonly [width: number, height: number]
  readonly isMirrored: boolean
  /** Inline style of the root element: colours from the settings. */
  readonly rootStyle: string
  /** URLs of the style sheets that it needs. */
  readonly sheets: readonly string[]
  readonly nodes: readonly SnapshotNode[]
}

export const SNAPSHOT_VERSION = 1

/** The ID of the element above the page that contains it. */
export const SNAPSHOT_ID = 'sight'

/** Returns the conditions of the current page. */
export function getPageState(): Pick<
  ViewSnapshot,
  'version' | 'program' | 'address' | 'size' | 'isMirrored'
> {
  const script = document.querySelector<HTMLScriptElement>('script[data-program]')
  return {
    version: SNAPSHOT_VERSION,
    program: script?.dataset['program'] ?? '',
    address: location.pathname + location.search,
    size: [innerWidth, innerHeight],
    isMirrored: document.documentElement.dir === 'rtl',
  }
}

/** The app starts after this time even when the snapshot is not painted. Unit: ms. */
const PAINT_TIMEOUT_MS = 100

/** Starts the app once the snapshot is painted, or immediately without one. */
export function startAfterViewSnapshot(begin: () => void): void {
  if (document.getElementById(SNAPSHOT_ID) === null || document.hidden) {
    begin()
    return
  }
  let hasBegun = false
  const startOnce = () => {
    if (hasBegun) return
    hasBegun = true
    begin()
  }
  const checkPainted = () => {
    const isLoading = document.getElementById(SNAPSHOT_ID)?.hidden === true
    if (isLoading) requestAnimationFrame(checkPainted)
    // A timeout from an animation frame runs after the paint.
    else setTimeout(startOnce)
  }
  setTimeout(startOnce, PAINT_TIMEOUT_MS)
  requestAnimationFrame(checkPainted)
}
