import { accountId, accountKey } from '@colonnade/domain/entities'
import { createSession } from '../state/create-session.ts'
import { sessionsAtom } from '../state/sessions.ts'
import { account } from './factories.ts'
import { createScriptedServer } from './scripted-server.ts'
import type { TestSession } from './test-session.ts'

/** Signs in Noor of another scripted server beside Mira. Her ID is the same as Mira's on the other server. */
export function addFarSession(
  { session: mira, platform }: Omit<TestSession, 'server'>,
  host = 'far.example',
) {
  const server = createScriptedServer()
  const { initialState, app } = mira
  const session = createSession({
    key: accountKey('noor', host),
    origin: `https://${host}`,
    initialState: {
      ...initialState,
      account: account({ id: '1', username: 'noor', display_name: 'Noor Haddad' }),
      meta: { ...mira.meta, access_token: 'noor-token', domain: host, me: accountId('1') },
    },
    app,
    platform: { ...platform, fetch: server.fetch },
    onUnauthorised: (onKept) => onKept(),
  })
  app.set(sessionsAtom, (sessions) => [...sessions, session])
  return { session, server }
}
