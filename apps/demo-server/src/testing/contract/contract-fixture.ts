import {
  type ApiClient,
  type RequestObserver,
  type RequestOptions,
  createApiClient,
} from '@colonnade/api-client'
import type { Draft } from '../../posting/draft.ts'
import type { Store } from '../../store/store.ts'
import type { TestControls } from '../../test-controls/test-controls.ts'
import type { FakeTime } from '../fake-time.ts'
import { createOAuthSteps } from '../oauth-steps.ts'
import type { TestInstance } from '../test-instance.ts'

interface UserTraits {
  readonly locked?: boolean
}

/** Inserts an account without any activity. */
async function insertAccount(
  { db, ids, clock }: Store,
  { locked = false }: UserTraits = {},
): Promise<{ id: string; acct: string }> {
  const id = ids.next()
  const username = `p${id}`
  await db
    .insertInto('accounts')
    .values({
      id,
      username,
      domain: null,
      acct: username,
      display_name: `Person ${id}`,
      note: '',
      fields: '[]',
      avatar: 'avatar-mira',
      header: 'header-ridge-night',
      locked,
      bot: false,
      language: 'en',
      created_at: new Date(clock()),
    })
    .execute()
  return { id, acct: username }
}

/** Records the observed events of each request. */
interface RequestLog {
  readonly observer: RequestObserver
  /** Returns the requests since the last call, such as `GET /api/v1/lists request success end`. */
  readonly takeEntries: () => readonly string[]
}

function createRequestLog(): RequestLog {
  let calls = new Map<RequestOptions, string[]>()
  const write = (options: RequestOptions, word: string) =>
    calls.set(options, [...(calls.get(options) ?? []), word])

  return {
    observer: {
      onStart: ({ method, path }, options) => write(options, `${method} ${path} request`),
      onSuccess: (_endpoint, options) => write(options, 'success'),
      onError: (_endpoint, _error, options) => write(options, 'fail'),
      onEnd: (_endpoint, options) => write(options, 'end'),
    },
    takeEntries() {
      const entries = [...calls.values()].map((words) => words.join(' '))
      calls = new Map()
      return entries
    },
  }
}

/** A signed-in local user. */
export interface TestUser {
  readonly id: string
  readonly acct: string
  readonly api: ApiClient
}

/**
 * The fixture of a contract entry. All entries share one server with the small seed data. So each entry acts with its
 * own new users, and does not count rows that other entries may add.
 */
export interface ContractFixture {
  readonly url: string
  /** Advances only when the test advances it. */
  readonly time: FakeTime
  /** A client without a token. */
  readonly guest: ApiClient
  /** A client with an invalid token. */
  readonly invalidClient: ApiClient
  /** Creates a signed-in user without any activity, with all scopes. */
  readonly createUser: (traits?: UserTraits) => Promise<TestUser>
  /** Creates a client of a seeded account, or of a new user by its username. All scopes by default. */
  readonly api: (username: string, scopes?: string) => Promise<ApiClient>
  readonly accountId: (acct: string) => Promise<string>
  /** Publishes a post of another account. @returns the id of the status */
  readonly post: (acct: string, text?: string, draft?: Partial<Draft>) => Promise<string>
  /** All other actions of other accounts. */
  readonly controls: TestControls
  /** The log of the requests of all clients. */
  readonly requestLog: RequestLog
  /** Returns an id that does not exist. */
  readonly unusedId: () => string
}

/** Creates the fixture for a running server. All requests use its port. */
export function createContractFixture(server: TestInstance): ContractFixture {
  const { url, instance, time } = server
  const { store } = instance.services
  const requestLog = createRequestLog()
  const createClient = (accessToken: string | null) =>
    createApiClient({ baseUrl: url, accessToken, observer: requestLog.observer })
  const api = async (username: string, scopes?: string) =>
    createClient((await server.as(username, scopes)).token)

  return {
    url,
    time,
    guest: createClient(null),
    invalidClient: createClient('not-a-token-of-this-instance'),
    api,
    async createUser(traits) {
      const { id, acct } = await insertAccount(store, traits)
      return { id, acct, api: await api(acct) }
    },
    accountId: (acct) => server.accountId(acct),
    async post(acct, text, draft = {}) {
      const [id = ''] = await instance.controls.post({
        acct,
        draft,
        ...(text !== undefined && { text }),
      })
      return id
    },
    controls: instance.controls,
    requestLog,
    unusedId: () => store.ids.next(),
  }
}

/** Opens a signed-in page of the server. Node's fetch has no cookie store, so cookies are added by hand. */
export async function openPage(url: string) {
  const steps = createOAuthSteps(url)
  const { fields } = await steps.openForm(await steps.register())
  await steps.answer(fields, 'authorize')
  const read = async () => {
    const response = await fetch(url, { headers: { ...steps.cookieHeader(), Accept: 'text/html' } })
    return response.text()
  }
  const csrf = /<meta name="csrf-token" content="([^"]+)"/.exec(await read())?.[1] ?? null
  const api = createApiClient({
    baseUrl: url,
    csrf: { pageOrigin: url, readCookies: () => '', readMeta: () => csrf },
    fetch: (request) => {
      request.headers.set('Cookie', steps.cookieHeader().Cookie)
      return fetch(request)
    },
  })
  return {
    api,
    /** Returns the initial state of a newly opened page. */
    async readState(): Promise<unknown> {
      const state = /<script id="initial-state"[^>]*>([^<]+)<\/script>/.exec(await read())?.[1]
      return JSON.parse(state ?? '{}')
    },
  }
}
