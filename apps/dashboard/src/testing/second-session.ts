import type { Column } from '@colonnade/domain/columns'
import { accountId, accountKey } from '@colonnade/domain/entities'
import { DEFAULT_META } from '@colonnade/domain/session'
import { columnsAtom } from '../state/columns/columns.ts'
import { createSession } from '../state/create-session.ts'
import type { Session } from '../state/session.ts'
import { sessionsAtom } from '../state/sessions.ts'
import { openStreams } from '../state/streaming/connect.ts'

export const NOOR = accountKey('noor', 'colonnade.example')

/** Signs in Noor beside the account of a test session, on the same server, with columns of her own. */
export function addSecondSession(
  first: Session,
  columns: readonly Omit<Column, 'accountKey'>[] = [],
): Session {
  const { app, platform, origin } = first
  const session = createSession({
    key: NOOR,
    origin,
    initialState: {
      meta: {
        ...DEFAULT_META,
        access_token: 'noor-token',
        domain: 'colonnade.example',
        me: accountId('2'),
      },
      account: null,
      settings: null,
      composeText: '',
      acceptContentTypes: [],
    },
    app,
    platform,
    onUnauthorised: () => undefined,
  })
  openStreams(session)
  app.set(sessionsAtom, [...app.get(sessionsAtom), session])
  const own = columns.map((column) => ({ ...column, accountKey: NOOR }))
  app.set(columnsAtom, [...app.get(columnsAtom), ...own])
  return session
}
