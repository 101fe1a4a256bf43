/** An element with its attributes, or a text. */
export type SightNode = string | SightElement

export interface SightElement {
  readonly tag: string
  /** Of the SVG namespace. */
  readonly isDrawing?: true
  readonly attributes: Readonly<Record<string, string>>
  /** Its own style, as the page's script set it. */
  readonly style?: string
  /** How far it was scrolled, in px. */
  readonly at?: readonly [left: number, top: number]
  readonly children: readonly SightNode[]
}

/** What a page showed when it was left, and all that has to be the same for it to be shown again. */
export interface Sight {
  readonly version: typeof SIGHT_VERSION
  /** The file that the program begins with, as `begin-script.ts` writes it: another release has other styles. */
  readonly program: string
  /** Path and query. */
  readonly address: string
  readonly size: readonly [width: number, height: number]
  readonly isMirrored: boolean
  /** Colours that the settings put on the page. */
  readonly rootStyle: string
  /** Addresses of the style sheets that it needs. */
  readonly sheets: readonly string[]
  readonly nodes: readonly SightNode[]
}

export const SIGHT_VERSION = 1

/** The element above the page that holds it. */
export const SIGHT_ID = 'sight'

/** What it depends on, of this page, now. */
export function surroundings(): Pick<
  Sight,
  'version' | 'program' | 'address' | 'size' | 'isMirrored'
> {
  const script = document.querySelector<HTMLScriptElement>('script[data-program]')
  return {
    version: SIGHT_VERSION,
    program: script?.dataset['program'] ?? '',
    address: location.pathname + location.search,
    size: [innerWidth, innerHeight],
    isMirrored: document.documentElement.dir === 'rtl',
  }
}

/** Whatever keeps a sight from being painted, the program waits no longer. Unit: ms. */
const PATIENCE_MS = 100

/** Begins once the page as it was left is painted, where there is such a sight: it is there to be seen first. */
export function afterSight(begin: () => void): void {
  if (document.getElementById(SIGHT_ID) === null || document.hidden) {
    begin()
    return
  }
  let hasBegun = false
  const run = () => {
    if (hasBegun) return
    hasBegun = true
    begin()
  }
  const look = () => {
    const isComing = document.getElementById(SIGHT_ID)?.hidden === true
    if (isComing) requestAnimationFrame(look)
    // From a frame's work to behind its paint.
    else setTimeout(run)
  }
  setTimeout(run, PATIENCE_MS)
  requestAnimationFrame(look)
}
