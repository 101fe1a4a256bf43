import { createStore } from 'jotai/vanilla'
import { createApiClient, retryReads } from '@colonnade/api-client'
import type { CallObserver, Endpoint } from '@colonnade/api-client'
import { createStreamingClient, streamingBase } from '@colonnade/api-client/streaming'
import { accountId, type AccountKey } from '@colonnade/domain/entities'
import type { InitialState } from '@colonnade/domain/session'
import type { Platform } from '../lib/platform.ts'
import type { Session } from './session.ts'
import type { Store } from './store.ts'
import { hearCallAtom } from './ui/hear-call.ts'

export interface SessionTraits {
  readonly key: AccountKey
  readonly origin: string
  readonly initialState: InitialState
  readonly app: Store
  readonly platform: Platform
  /** The server no longer knows the token. */
  readonly onUnauthorised: () => void
}

const UNAUTHORISED = 401

/** Settings are the page's business, not the token's: their refusal says nothing about the session. */
const isAboutToken = (endpoint: Endpoint) => !endpoint.path.startsWith('/api/web/')

/** Makes a session without starting anything; `start-session` does that. */
export function createSession(traits: SessionTraits): Session {
  const { key, origin, initialState, app, platform } = traits
  const { meta } = initialState
  const pageOrigin = new URL(platform.location.href()).origin
  const api = createApiClient({
    baseUrl: origin,
    accessToken: meta.access_token,
    csrf: {
      pageOrigin,
      readCookies: platform.elements.cookies,
      readMeta: platform.elements.csrfToken,
    },
    fetch: platform.fetch,
    ...(platform.XMLHttpRequest && { XMLHttpRequest: platform.XMLHttpRequest }),
    observer: observerOf(traits),
    retry: retryReads({ random: platform.random, wait: (ms) => waitOn(platform, ms) }),
    now: platform.clock.now,
  })
  return {
    key,
    me: accountId(meta.me),
    origin,
    store: createStore(),
    app,
    api,
    streaming: createStreamingClient({
      baseUrl: streamingBase(origin, meta.streaming_api_base_url),
      accessToken: meta.access_token,
      capabilities: api.capabilities,
      WebSocket: platform.WebSocket,
      schedule: (run, ms) => platform.clock.after(ms, run),
      random: platform.random,
    }),
    meta,
    initialState,
    platform,
    servesPage: origin === pageOrigin,
    mounted: new Set(),
    mountedAccounts: new Set(),
  }
}

/** Tells of each call what becomes of it; one that shows the session to be over needs no alert beside. */
function observerOf({ app, onUnauthorised }: SessionTraits): CallObserver {
  return {
    onStart: (endpoint, options) => app.set(hearCallAtom, { type: 'request', endpoint, options }),
    onSuccess: (endpoint, options) => app.set(hearCallAtom, { type: 'success', endpoint, options }),
    onError(endpoint, error, options) {
      const isOver = error.status === UNAUTHORISED && isAboutToken(endpoint)
      const heard = isOver ? { ...options, skipAlert: true } : options
      app.set(hearCallAtom, { type: 'fail', endpoint, options: heard, error })
      if (isOver) onUnauthorised()
    },
  }
}

function waitOn({ clock }: Platform, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve)
  })
}
