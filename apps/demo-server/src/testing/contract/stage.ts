import {
  type ApiClient,
  type CallObserver,
  type CallOptions,
  createApiClient,
} from '@colonnade/api-client'
import type { Draft } from '../../posting/draft.ts'
import type { Store } from '../../store/store.ts'
import type { TestControls } from '../../test-controls/test-controls.ts'
import type { FakeTime } from '../fake-time.ts'
import { oauthSteps } from '../oauth-steps.ts'
import type { TestInstance } from '../test-instance.ts'

interface PersonTraits {
  readonly locked?: boolean
}

/** Adds somebody to the instance who has done nothing so far. */
async function addPerson(
  { db, ids, clock }: Store,
  { locked = false }: PersonTraits = {},
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

/** What was told of each call, in order. */
interface CallLedger {
  readonly observer: CallObserver
  /** Every call since it was last asked for, as `GET /api/v1/lists request success end`. */
  readonly take: () => readonly string[]
}

function createCallLedger(): CallLedger {
  let calls = new Map<CallOptions, string[]>()
  const write = (options: CallOptions, word: string) =>
    calls.set(options, [...(calls.get(options) ?? []), word])

  return {
    observer: {
      onStart: ({ method, path }, options) => write(options, `${method} ${path} request`),
      onSuccess: (_endpoint, options) => write(options, 'success'),
      onError: (_endpoint, _error, options) => write(options, 'fail'),
      onEnd: (_endpoint, options) => write(options, 'end'),
    },
    take() {
      const told = [...calls.values()].map((words) => words.join(' '))
      calls = new Map()
      return told
    },
  }
}

/** Somebody of this instance, signed in. */
export interface Person {
  readonly id: string
  readonly acct: string
  readonly api: ApiClient
}

/**
 * What an entry of the contract works with. All entries share one instance and its tiny world, so an
 * entry acts through newcomers of its own and never counts what may hold other entries' things.
 */
export interface Stage {
  readonly url: string
  /** Stands still until it is advanced. */
  readonly time: FakeTime
  /** Calls without a token. */
  readonly guest: ApiClient
  /** Calls with a token that the instance never gave. */
  readonly impostor: ApiClient
  /** Somebody whom nobody knows yet, with all scopes. */
  readonly newcomer: (traits?: PersonTraits) => Promise<Person>
  /** Somebody of the tiny world, or a newcomer by their username. All scopes if not said. */
  readonly api: (username: string, scopes?: string) => Promise<ApiClient>
  readonly accountId: (acct: string) => Promise<string>
  /** Somebody else posts. @returns the status's id */
  readonly say: (acct: string, text?: string, draft?: Partial<Draft>) => Promise<string>
  /** Every other act of other people. */
  readonly controls: TestControls
  /** What was told of the calls of all of them. */
  readonly ledger: CallLedger
  /** An id that nothing has. */
  readonly unusedId: () => string
}

/** Sets the stage over a running instance: every call goes through its port. */
export function createStage(server: TestInstance): Stage {
  const { url, instance, time } = server
  const { store } = instance.services
  const ledger = createCallLedger()
  const clientOf = (accessToken: string | null) =>
    createApiClient({ baseUrl: url, accessToken, observer: ledger.observer })
  const api = async (username: string, scopes?: string) =>
    clientOf((await server.as(username, scopes)).token)

  return {
    url,
    time,
    guest: clientOf(null),
    impostor: clientOf('not-a-token-of-this-instance'),
    api,
    async newcomer(traits) {
      const { id, acct } = await addPerson(store, traits)
      return { id, acct, api: await api(acct) }
    },
    accountId: (acct) => server.accountId(acct),
    async say(acct, text, draft = {}) {
      const [id = ''] = await instance.controls.say({
        acct,
        draft,
        ...(text !== undefined && { text }),
      })
      return id
    },
    controls: instance.controls,
    ledger,
    unusedId: () => store.ids.next(),
  }
}

/** A browser that is signed in to the instance itself: Node's fetch keeps no cookies, so it is given its own. */
export async function openPage(url: string) {
  const steps = oauthSteps(url)
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
    /** What the page starts from when it is opened again. */
    async readState(): Promise<unknown> {
      const state = /<script id="initial-state"[^>]*>([^<]+)<\/script>/.exec(await read())?.[1]
      return JSON.parse(state ?? '{}')
    },
  }
}
