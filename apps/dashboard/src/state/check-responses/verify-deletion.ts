import type { PrimitiveAtom } from 'jotai/vanilla'
import { ApiError, type RequestOptions } from '@colonnade/api-client'
import type { Session } from '../session.ts'
import { showErrorAtom } from '../ui/messages.ts'
import { hasUnknownOutcome } from './refetch-on-failure.ts'

const NOT_FOUND = 404
const GONE_STATUSES: readonly (number | null)[] = [NOT_FOUND, 410]

/** Options of a deletion request. Its 404 is verified before an error is shown. */
export const DELETE_OPTIONS: RequestOptions = { expects: NOT_FOUND }

const READ_OPTIONS: RequestOptions = { skipAlert: true, skipLoading: true, priority: 'user' }

/**
 * Returns whether something is deleted although its deletion failed. If the response was lost, or was a 404, it is
 * fetched once: some servers respond with 404 for what still exists. That is shown as an error.
 *
 * @param read fetches the entity
 * @returns false if its state is unknown
 */
export async function verifyDeletion(
  session: Session,
  error: unknown,
  read: (options: RequestOptions) => Promise<unknown>,
): Promise<boolean> {
  if (!(error instanceof ApiError)) throw error
  const isDenied = error.status === NOT_FOUND
  if (!isDenied && !hasUnknownOutcome(error)) return false
  const isGone = !session.platform.page.isOffline() && (await isMissing(read))
  if (isDenied && !isGone) session.app.set(showErrorAtom, error)
  return isGone
}

interface Deletion {
  /** Sends the deletion request. */
  readonly remove: (options: RequestOptions) => Promise<unknown>
  /** Fetches the entity. */
  readonly read: (options: RequestOptions) => Promise<unknown>
  /** Called when the server has deleted it. */
  readonly onGone: () => void
}

/**
 * Deletes an entity that is hidden at once, and shown again if the server refuses.
 *
 * @param leavingAtom the IDs of its kind that are being deleted
 */
export async function deleteOptimistically<Id>(
  session: Session,
  leavingAtom: PrimitiveAtom<ReadonlySet<Id>>,
  id: Id,
  { remove, read, onGone }: Deletion,
): Promise<void> {
  const { store } = session
  if (store.get(leavingAtom).has(id)) return
  store.set(leavingAtom, (ids) => new Set([...ids, id]))
  let isGone = true
  try {
    await remove(DELETE_OPTIONS)
  } catch (error) {
    isGone = await verifyDeletion(session, error, read)
  }
  if (isGone) onGone()
  store.set(leavingAtom, (ids) => new Set([...ids].filter((one) => one !== id)))
}

/** Returns whether the server responds to `read` with 404 or 410. */
export async function isMissing(
  read: (options: RequestOptions) => Promise<unknown>,
): Promise<boolean> {
  try {
    await read(READ_OPTIONS)
    return false
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return GONE_STATUSES.includes(error.status)
  }
}
