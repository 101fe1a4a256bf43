import type { TestInstance } from '@colonnade/demo-server/testing'
import { accountId, accountKey } from '@colonnade/domain/entities'
import { DEFAULT_META } from '@colonnade/domain/session'
import { createAppStore } from '../state/app-store.ts'
import { createSession } from '../state/create-session.ts'
import type { Session } from '../state/session.ts'
import { openStreams } from '../state/streaming/connect.ts'
import { fakePlatform, type FakePlatform } from './fake-platform.ts'

interface InstanceSession {
  readonly session: Session
  readonly platform: FakePlatform
  /**
   * Listens to the real user stream. @returns a function that emits everything received since then on the session's
   * socket
   */
  readonly relay: () => Promise<() => Promise<void>>
}

/**
 * Creates a session on a real demo server, in a fake browser with a controlled network. Nothing runs until the test
 * starts it.
 */
export async function createInstanceSession(
  server: TestInstance,
  acct: string,
  fetchBy: (request: Request) => Promise<Response> = (request) => fetch(request),
): Promise<InstanceSession> {
  const client = await server.as(acct)
  const { host } = new URL(server.url)
  const platform = fakePlatform({ fetch: fetchBy, href: server.url })
  const me = accountId(await server.accountId(acct))
  const session = createSession({
    key: accountKey(acct, host),
    origin: server.url,
    initialState: {
      meta: { ...DEFAULT_META, access_token: client.token ?? '', domain: host, me },
      account: null,
      settings: undefined,
      composeText: '',
      acceptContentTypes: [],
    },
    app: createAppStore(platform),
    platform,
    onUnauthorised: () => {
      throw new Error('the instance should know the token')
    },
  })
  openStreams(session)
  const relay = async () => {
    const real = await server.listen(client, '?stream=user')
    await real.settle()
    let delivered = real.received.length
    return async () => {
      await real.settle()
      for (const { stream, event, payload } of real.received.slice(delivered)) {
        if (event !== undefined) platform.sockets[0]?.emit(stream, event, payload)
      }
      delivered = real.received.length
    }
  }
  return { session, platform, relay }
}
