import { atom } from 'jotai/vanilla'
import { ApiError, type RequestOptions } from '@colonnade/api-client'
import { verifyCredentials } from '@colonnade/api-client/endpoints'
import { columnsAtom } from '../columns/columns.ts'
import { perSession } from '../session.ts'
import { connectionAtoms } from '../streaming/connection.ts'

/** Whether the server of a signed-in account responds. */
export type AccountState = 'signed-in' | 'offline' | 'not-responding'

const CHECK_OPTIONS: RequestOptions = { skipAlert: true, skipLoading: true }

/** Whether the server itself refused the request: it runs. */
const isRefusal = ({ kind, status }: ApiError): boolean =>
  kind === 'response' && status !== null && status < 500

/** Time between two checks while the state shows. Unit: ms. */
export const CHECK_INTERVAL_MS = 15_000

/** Whether the server responded to the latest check; null before the first one. Requested only while this is mounted. */
const isRespondingAtom = perSession(({ api, platform }) => {
  const respondingAtom = atom<boolean | null>(null)
  respondingAtom.onMount = (setIsResponding) => {
    let isStopped = false
    let cancel = () => {}
    const check = async () => {
      const isResponding = await api.request(verifyCredentials, {}, CHECK_OPTIONS).then(
        () => true,
        (error: unknown) => error instanceof ApiError && isRefusal(error),
      )
      if (isStopped) return
      setIsResponding(isResponding)
      cancel = platform.clock.after(CHECK_INTERVAL_MS, () => void check())
    }
    void check()
    return () => {
      isStopped = true
      cancel()
    }
  }
  return respondingAtom
})

/**
 * The state of an account. A server whose streams are lost is asked directly: some have none. A column that receives
 * updates outweighs others that wait.
 *
 * @see BY-02
 */
export const accountStateAtom = perSession((session) =>
  atom((get): AccountState => {
    const states = session.app
      .get(columnsAtom)
      .filter(({ accountKey }) => accountKey === session.key)
      .map(({ uuid }) => get(connectionAtoms(session)(uuid))?.state)
    if (states.includes('offline')) return 'offline'
    if (states.includes('live') || !states.includes('reconnecting')) return 'signed-in'
    return get(isRespondingAtom(session)) === false ? 'not-responding' : 'signed-in'
  }),
)
