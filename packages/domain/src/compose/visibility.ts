import { VISIBILITIES, type Visibility } from '../entities/account.ts'

/**
 * Parses a saved or received visibility; falls back to public for unknown values. Never throws. @see CMP-02, CMP-21
 */
export function toVisibility(raw: unknown): Visibility {
  return VISIBILITIES.find((visibility) => visibility === raw) ?? 'public'
}

/** Returns the visibility that reaches fewer people. @see CMP-21, CMP-22 */
export function getMoreRestrictive(a: Visibility, b: Visibility): Visibility {
  return VISIBILITIES.slice(VISIBILITIES.indexOf(a)).includes(b) ? b : a
}
