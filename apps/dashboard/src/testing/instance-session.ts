import { accountId, accountKey } from '@colonnade/domain/entities'
import { DEFAULT_META } from '@colonnade/domain/session'
import type { TestInstance } from '@colonnade/instance/testing'
import { createAppStore } from '../state/app-store.ts'
import { createSession } from '../state/create-session.ts'
import type { Session } from '../state/session.ts'
import { fakePlatform, type FakePlatform } from './fake-platform.ts'

/** Somebody signed in to a real instance, in a browser that the test holds. Nothing runs until the test starts it. */
export async function instanceSession(
  server: TestInstance,
  acct: string,
): Promise<{ readonly session: Session; readonly platform: FakePlatform }> {
  const { token } = await server.as(acct)
  const { host } = new URL(server.url)
  const platform = fakePlatform({ fetch: (request) => fetch(request), href: server.url })
  const me = accountId(await server.accountId(acct))
  const session = createSession({
    key: accountKey(acct, host),
    origin: server.url,
    initialState: {
      meta: { ...DEFAULT_META, access_token: token ?? '', domain: host, me },
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
  return { session, platform }
}
