import { ApiError, type Page } from '@colonnade/api-client'
import type { ScrollPosition } from '@colonnade/domain/scroll-positions'

/** Size of the page that starts with the scroll position. */
const OLDER_SIZE = 20

/** Size of the page directly above it: as many rows as servers return. */
const NEWER_SIZE = 40

/** Minimum size of a full page, because servers may return fewer rows than requested. */
const FULL_PAGE_SIZE = 20

export interface AroundParams {
  readonly limit: number
  readonly max_id?: string
  readonly min_id?: string
}

/** The pages around a scroll position; null for one that failed. */
export interface PagesAround<Entity> {
  readonly older: Page<Entity> | null
  readonly newer: Page<Entity> | null
}

/**
 * Fetches the page that starts with the row of a scroll position, and the page above it. A page is requested below an
 * ID: the ID directly above the row makes the row itself the first one. If that ID is unknown, the page above is
 * requested from the second row on and contains the first. If only one row is known, as from a marker, the second row
 * is the first of the page below.
 *
 * Servers that ignore `max_id` or `min_id` return their newest page, so the caller checks that it contains the row. A
 * page that failed is null. @see BY-31
 */
export async function fetchAround<Entity extends { readonly id: string }>(
  { ids, above }: Pick<ScrollPosition, 'ids' | 'above'>,
  ask: (params: AroundParams) => Promise<Page<Entity>>,
): Promise<PagesAround<Entity>> {
  const [anchor, second] = ids
  const [nearest] = above
  const top = nearest ?? anchor
  const bottom = nearest === undefined ? second : anchor
  const below = top === undefined ? null : catchApiError(ask({ limit: OLDER_SIZE, max_id: top }))
  const since = bottom ?? (await below)?.items[0]?.id
  const next = since === undefined ? null : catchApiError(ask({ limit: NEWER_SIZE, min_id: since }))
  const [older, newer] = await Promise.all([below, next])
  return { older, newer }
}

/** Returns whether the page above a position may have been truncated. */
export const isFullPage = (page: Page<unknown>): boolean => page.items.length >= FULL_PAGE_SIZE

async function catchApiError<Entity>(asked: Promise<Page<Entity>>): Promise<Page<Entity> | null> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return null
  }
}
