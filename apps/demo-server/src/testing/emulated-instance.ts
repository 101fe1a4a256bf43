import { afterAll, afterEach, beforeAll } from 'vitest'
import { type ApiClient, type ApiClientTraits, createApiClient } from '@colonnade/api-client'
import type { EmulationName } from '../emulation/index.ts'
import { startTestInstance, type TestInstance } from './test-instance.ts'

interface EmulatedInstance {
  readonly server: () => TestInstance
  /**
   * Signs in mira, or the given account, at a server that emulates this software. The client has no recorded
   * capabilities yet.
   */
  readonly connect: (dialect: EmulationName | null, traits?: ConnectTraits) => Promise<ApiClient>
}

type ConnectTraits = Pick<ApiClientTraits, 'observer'> & { readonly acct?: string }

/** Starts one server for all tests of a file. The emulation ends after each test. */
export function startEmulatedInstance(): EmulatedInstance {
  let server: TestInstance
  beforeAll(async () => {
    server = await startTestInstance()
  })
  afterEach(() => server.instance.controls.emulate(null))
  afterAll(() => server.close())

  return {
    server: () => server,
    async connect(dialect, { acct = 'mira', ...traits } = {}) {
      server.instance.controls.emulate(dialect)
      const { token } = await server.as(acct)
      return createApiClient({ baseUrl: server.url, accessToken: token, ...traits })
    },
  }
}
