/** What a build is of. */
export interface BuiltProgram {
  readonly version: string
  /** The beginning of the commit's name; null for sources without a history. */
  readonly commit: string | null
}

/** Written by the build (`vite.config.ts`). */
declare const BUILT_PROGRAM: BuiltProgram

/** Null for sources that were not built: in their tests. */
const builtProgram: BuiltProgram | null =
  typeof BUILT_PROGRAM === 'undefined' ? null : BUILT_PROGRAM

/** What a fault may depend on of the browser and its window. */
export interface BrowserFacts {
  /** Null where it was not built. */
  readonly build: BuiltProgram | null
  /** The files that the page began with. */
  readonly program: readonly string[]
  readonly browser: string
  readonly languages: readonly string[]
  /** Unit: CSS px. */
  readonly window: readonly [width: number, height: number]
  readonly pixelRatio: number
  readonly isOnline: boolean
  readonly prefers: Readonly<Record<string, boolean>>
  /** Unit: bytes; null where the browser does not tell. */
  readonly storage: { readonly used: number; readonly quota: number } | null
}

const PREFERENCES = {
  dark: '(prefers-color-scheme: dark)',
  contrast: '(prefers-contrast: more)',
  forcedColours: '(forced-colors: active)',
  lessMotion: '(prefers-reduced-motion: reduce)',
}

/** Never the page's address: it may name people. */
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
