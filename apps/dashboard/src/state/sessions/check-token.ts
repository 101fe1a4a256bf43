import { ApiError, type RequestOptions } from '@colonnade/api-client'
import { verifyCredentials } from '@colonnade/api-client/endpoints'
import { perSession, type Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { endRevokedAtom } from './end-session.ts'

const UNAUTHORISED = 401

const CHECK_OPTIONS: RequestOptions = { skipAlert: true, skipLoading: true }

/** The callbacks of the running check; null while none runs. */
const pendingChecks = perSession(() => ({ callbacks: null as (() => void)[] | null }))

/**
 * Requests verify_credentials once, however many requests failed with 401. Only a 401 there ends the session: a proxy
 * or a firewall may refuse any single request.
 *
 * @param onKept called if the session continues
 */
export async function checkToken(session: Session, onKept: () => void): Promise<void> {
  if (!isOpen(session)) return
  const check = pendingChecks(session)
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
    await session.api.request(verifyCredentials, {}, CHECK_OPTIONS)
    return false
  } catch (error) {
    if (error instanceof ApiError) return error.status === UNAUTHORISED
    throw error
  }
}
