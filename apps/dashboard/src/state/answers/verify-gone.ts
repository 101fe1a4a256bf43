import { ApiError, type CallOptions } from '@colonnade/api-client'
import type { Session } from '../session.ts'
import { showErrorAtom } from '../ui/alerts.ts'
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
