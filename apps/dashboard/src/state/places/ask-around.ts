import { ApiError, type Page } from '@colonnade/api-client'
import type { Place } from '@colonnade/domain/places'

/** How many rows the page holds that begins with the place. */
const OLDER_SIZE = 20

/** How many are asked for just above it: as many as servers give. */
const NEWER_SIZE = 40

/** The least that a full page holds where a server gives fewer than were asked for. */
const FULL_PAGE = 20

export interface AroundParams {
  readonly limit: number
  readonly max_id?: string
  readonly min_id?: string
}

/** The pages around a place; null for one that did not come. */
export interface Around<Entity> {
  readonly older: Page<Entity> | null
  readonly newer: Page<Entity> | null
}

/**
 * Asks for the page that begins with the row that somebody left at, and for the one above it. A page
 * is asked for below an id: the one just above the row makes the row itself the first; where none is
 * known, the page above is asked for from the second row on, and holds the first. Of a row that is known
 * alone, as a marker names it, the page below tells the second one.
 *
 * Servers that ignore `max_id` or `min_id` send their newest page: whoever reads sees that the row is
 * not in it. A page that does not come is null. @see BY-31
 */
export async function askAround<Entity extends { readonly id: string }>(
  { ids, above }: Pick<Place, 'ids' | 'above'>,
  ask: (params: AroundParams) => Promise<Page<Entity>>,
): Promise<Around<Entity>> {
  const [anchor, second] = ids
  const [nearest] = above
  const top = nearest ?? anchor
  const bottom = nearest === undefined ? second : anchor
  const below = top === undefined ? null : orNull(ask({ limit: OLDER_SIZE, max_id: top }))
  const since = bottom ?? (await below)?.items[0]?.id
  const next = since === undefined ? null : orNull(ask({ limit: NEWER_SIZE, min_id: since }))
  const [older, newer] = await Promise.all([below, next])
  return { older, newer }
}

/** Whether a page that was asked for above a place may have been cut. */
export const isFullNewer = (page: Page<unknown>): boolean => page.items.length >= FULL_PAGE

async function orNull<Entity>(asked: Promise<Page<Entity>>): Promise<Page<Entity> | null> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}
