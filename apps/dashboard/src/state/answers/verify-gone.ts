import type { PrimitiveAtom } from 'jotai/vanilla'
import { ApiError, type CallOptions } from '@colonnade/api-client'
import type { Session } from '../session.ts'
import { showErrorAtom } from '../ui/messages.ts'
import { isUnknown } from './or-reread.ts'

const NOT_FOUND = 404
const GONE: readonly (number | null)[] = [NOT_FOUND, 410]

/** How something is deleted: its 404 is verified before anyone hears of it. */
export const DELETE: CallOptions = { expects: NOT_FOUND }

const READ: CallOptions = { skipAlert: true, skipLoading: true, priority: 'user' }

/**
 * Whether something is gone although its deletion failed. Where the answer was lost, or was a 404, the server is asked
 * for it once: some answer 404 for what is still there. That is shown as an error.
 *
 * @param read asks for it
 * @returns false when no one can tell
 */
export async function verifyGone(
  session: Session,
  error: unknown,
  read: (options: CallOptions) => Promise<unknown>,
): Promise<boolean> {
  if (!(error instanceof ApiError)) throw error
  const isDenied = error.status === NOT_FOUND
  if (!isDenied && !isUnknown(error)) return false
  const isGone = !session.platform.page.isOffline() && (await isMissing(read))
  if (isDenied && !isGone) session.app.set(showErrorAtom, error)
  return isGone
}

interface Deletion {
  /** Asks the server to delete it. */
  readonly remove: (options: CallOptions) => Promise<unknown>
  /** Asks for it. */
  readonly read: (options: CallOptions) => Promise<unknown>
  /** The server has it no more. */
  readonly onGone: () => void
}

/**
 * Deletes something that leaves the screen at once, and comes back where the server refuses.
 *
 * @param leavingAtom what of its kind is being deleted
 */
export async function deleteShown<Id>(
  session: Session,
  leavingAtom: PrimitiveAtom<ReadonlySet<Id>>,
  id: Id,
  { remove, read, onGone }: Deletion,
): Promise<void> {
  const { store } = session
  if (store.get(leavingAtom).has(id)) return
  store.set(leavingAtom, (leaving) => new Set([...leaving, id]))
  let isGone = true
  try {
    await remove(DELETE)
  } catch (error) {
    isGone = await verifyGone(session, error, read)
  }
  if (isGone) onGone()
  store.set(leavingAtom, (leaving) => new Set([...leaving].filter((one) => one !== id)))
}

/** Whether the server no longer has what `read` asks for. */
export async function isMissing(
  read: (options: CallOptions) => Promise<unknown>,
): Promise<boolean> {
  try {
    await read(READ)
    return false
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return GONE.includes(error.status)
  }
}
