/** The version and commit of a build. */
export interface BuiltProgram {
  readonly version: string
  /** The abbreviated commit hash, or null when the sources have no git history. */
  readonly commit: string | null
}

/** Replaced by the build (`vite.config.ts`). */
declare const BUILT_PROGRAM: BuiltProgram

/** Null when the sources were not built, as in their tests. */
const builtProgram: BuiltProgram | null =
  typeof BUILT_PROGRAM === 'undefined' ? null : BUILT_PROGRAM

/** Facts about the browser and its window that may matter in a bug report. */
export interface BrowserFacts {
  /** Null when it was not built. */
  readonly build: BuiltProgram | null
  /** The script files that the page loaded. */
  readonly program: readonly string[]
  readonly browser: string
  readonly languages: readonly string[]
  /** Unit: CSS px. */
  readonly window: readonly [width: number, height: number]
  readonly pixelRatio: number
  readonly isOnline: boolean
  readonly prefers: Readonly<Record<string, boolean>>
  /** Unit: bytes. Null when the browser does not report it. */
  readonly storage: { readonly used: number; readonly quota: number } | null
}

const PREFERENCES = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more)',
  forcedColours: '(forced-colors: active)',
  lessMotion: '(prefers-reduced-motion: reduce)',
}

/**
 * Returns facts about the browser for bug reports. The page's address is not among them, because it may name
 * accounts.
 */
export async function readBrowserFacts(): Promise<BrowserFacts> {
  const estimate = await navigator.storage?.estimate().catch(() => null)
  return {
    build: builtProgram,
    program: [...document.scripts].flatMap(
      ({ src }) => /[^/]+\.(?:js|tsx?)(?=$|\?)/.exec(src) ?? [],
    ),
    browser: navigator.userAgent,
    languages: navigator.languages,
    window: [innerWidth, innerHeight],
    pixelRatio: devicePixelRatio,
    isOnline: navigator.onLine,
    prefers: Object.fromEntries(
      Object.entries(PREFERENCES).map(([name, query]) => [name, matchMedia(query).matches]),
    ),
    storage: estimate == null ? null : { used: estimate.usage ?? 0, quota: estimate.quota ?? 0 },
  }
}
