import { afterAll, afterEach, beforeAll } from 'vitest'
import { type ApiClient, type ApiClientTraits, createApiClient } from '@colonnade/api-client'
import type { DialectName } from '../dialects/index.ts'
import { startTestInstance, type TestInstance } from './test-instance.ts'

interface SpeakingInstance {
  readonly server: () => TestInstance
  /** mira, or who is named, signed in on a server of that kind, of which nothing is known yet. */
  readonly on: (dialect: DialectName | null, traits?: OnTraits) => Promise<ApiClient>
}

type OnTraits = Pick<ApiClientTraits, 'observer'> & { readonly acct?: string }

/** One instance for all tests of a file; after each it speaks like itself again. */
export function speakingInstance(): SpeakingInstance {
  let server: TestInstance
  beforeAll(async () => {
    server = await startTestInstance()
  })
  afterEach(() => server.instance.controls.speak(null))
  afterAll(() => server.close())

  return {
    server: () => server,
    async on(dialect, { acct = 'mira', ...traits } = {}) {
      server.instance.controls.speak(dialect)
      const { token } = await server.as(acct)
      return createApiClient({ baseUrl: server.url, accessToken: token, ...traits })
    },
  }
}
