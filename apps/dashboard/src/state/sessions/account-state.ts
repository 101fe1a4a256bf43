import { atom } from 'jotai/vanilla'
import { columnsAtom } from '../columns/columns.ts'
import { perSession } from '../session.ts'
import { connectionAtoms } from '../streaming/connection.ts'

/** Whether the server of a signed-in account responds, as far as its columns show. */
export type AccountState = 'signed-in' | 'offline' | 'not-responding'

/** The state of an account. A column that receives updates outweighs others that wait. @see BY-02 */
export const accountStateAtom = perSession((session) =>
  atom((get): AccountState => {
    const states = session.app
      .get(columnsAtom)
      .filter(({ accountKey }) => accountKey === session.key)
      .map(({ uuid }) => get(connectionAtoms(session)(uuid))?.state)
    if (states.includes('offline')) return 'offline'
    const isLate = states.includes('reconnecting') || states.includes('paused')
    const isFine = states.includes('live') || states.includes('polling')
    return isLate && !isFine ? 'not-responding' : 'signed-in'
  }),
)
