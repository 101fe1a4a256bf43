import { MOBILE_BREAKPOINT } from '@colonnade/domain/columns'
import { lazyModule, preload } from '../../../lib/lazy-module.ts'

/** The layout of a narrow window. Few windows that show several columns become narrow. */
export const narrowDeck = lazyModule(async () => (await import('./NarrowDeck.tsx')).NarrowDeck)

/** Loads the layout that the window will show, together with its first requests. */
export function preloadLayout(): void {
  if (window.innerWidth <= MOBILE_BREAKPOINT) void preload(narrowDeck)
}
