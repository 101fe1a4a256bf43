import { VISIBILITIES, type Visibility } from '../entities/account.ts'

/** Reads a saved or received word; what is not known is public. Never throws. @see CMP-02, CMP-21 */
export function toVisibility(raw: unknown): Visibility {
  return VISIBILITIES.find((visibility) => visibility === raw) ?? 'public'
}

/** The one that fewer people can see. @see CMP-21, CMP-22 */
export function moreRestrictive(a: Visibility, b: Visibility): Visibility {
  return VISIBILITIES.slice(VISIBILITIES.indexOf(a)).includes(b) ? b : a
}
