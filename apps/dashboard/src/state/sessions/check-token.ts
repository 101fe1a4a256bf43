import { ApiError, type CallOptions } from '@colonnade/api-client'
import { verifyCredentials } from '@colonnade/api-client/endpoints'
import { perSession, type Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { endRevokedAtom } from './end-session.ts'

const UNAUTHORISED = 401

const CHECK: CallOptions = { skipAlert: true, skipLoading: true }

/** The callbacks that wait for the running check; null while none runs. */
const waiting = perSession(() => ({ callbacks: null as (() => void)[] | null }))

/**
 * Asks verify_credentials once, however many calls were refused. Only a 401 there ends the session: a proxy or a
 * firewall may refuse any single call.
 *
 * @param onKept called when the session goes on
 */
export async function checkToken(session: Session, onKept: () => void): Promise<void> {
  if (!isOpen(session)) return
  const check = waiting(session)
  if (check.callbacks !== null) {
    check.callbacks.push(onKept)
    return
  }
  const callbacks = [onKept]
  check.callbacks = callbacks
  const isOver = await isRevoked(session)
  check.callbacks = null
  if (!isOpen(session)) return
  if (isOver) session.app.set(endRevokedAtom, session)
  else for (const callback of callbacks) callback()
}

const isOpen = (session: Session) => session.app.get(sessionsAtom).includes(session)

async function isRevoked(session: Session): Promise<boolean> {
  try {
    await session.api.call(verifyCredentials, {}, CHECK)
    return false
  } catch (error) {
    if (error instanceof ApiError) return error.status === UNAUTHORISED
    throw error
  }
}
