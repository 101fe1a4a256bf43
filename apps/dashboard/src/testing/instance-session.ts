import type { TestInstance } from '@colonnade/demo-server/testing'
import { accountId, accountKey } from '@colonnade/domain/entities'
import { DEFAULT_META } from '@colonnade/domain/session'
import { createAppStore } from '../state/app-store.ts'
import { createSession } from '../state/create-session.ts'
import type { Session } from '../state/session.ts'
import { openStreaming } from '../state/streaming/connect.ts'
import { fakePlatform, type FakePlatform } from './fake-platform.ts'

interface InstanceSession {
  readonly session: Session
  readonly platform: FakePlatform
  /** Listens to the real user stream. @returns lets the session's own socket tell all that came since */
  readonly relay: () => Promise<() => Promise<void>>
}

/** Somebody signed in to a real instance, in a browser that the test holds, its network too. Nothing runs until the test starts it. */
export async function instanceSession(
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
  openStreaming(session)
  const relay = async () => {
    const real = await server.listen(client, '?stream=user')
    await real.settle()
    let told = real.heard.length
    return async () => {
      await real.settle()
      for (const { stream, event, payload } of real.heard.slice(told)) {
        if (event !== undefined) platform.sockets[0]?.tell(stream, event, payload)
      }
      told = real.heard.length
    }
  }
  return { session, platform, relay }
}
