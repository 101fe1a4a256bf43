import { VISIBILITIES, type Visibility } from '@colonnade/domain/entities'

/**
 * Who may see a post. A word of some other server ("local", "mutuals_only") narrows it in a way
 * that we do not know, so it counts as followers-only: nothing is offered that would spread it.
 */
export const toVisibility = (raw: unknown): Visibility =>
  VISIBILITIES.find((known) => known === raw) ?? 'private'
