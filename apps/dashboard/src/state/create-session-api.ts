import { createApiClient, raisesAlert, retryReads } from '@colonnade/api-client'
import type { ApiClient, CallObserver, CapabilityRecord, Endpoint } from '@colonnade/api-client'
import type { Platform } from '../lib/platform.ts'
import type { SessionTraits } from './assemble-session.ts'
import { hearCallAtom } from './ui/hear-call.ts'
import { showErrorAtom } from './ui/messages.ts'

const UNAUTHORISED = 401

/** Settings are the page's business, not the token's: their refusal says nothing about the session. */
const isAboutToken = (endpoint: Endpoint) => !endpoint.path.startsWith('/api/web/')

/**
 * The calls of one account, each told of to the shell.
 *
 * @param capabilities what is known of the server from before
 */
export function createSessionApi(
  traits: SessionTraits,
  capabilities?: CapabilityRecord,
): ApiClient {
  const { origin, initialState, platform } = traits
  return createApiClient({
    baseUrl: origin,
    accessToken: initialState.meta.access_token,
    csrf: {
      pageOrigin: new URL(platform.location.href()).origin,
      readCookies: platform.elements.cookies,
      readMeta: platform.elements.csrfToken,
    },
    fetch: platform.fetch,
    ...(platform.XMLHttpRequest && { XMLHttpRequest: platform.XMLHttpRequest }),
    observer: observerOf(traits),
    retry: retryReads({ random: platform.random, wait: (ms) => waitOn(platform, ms) }),
    now: platform.clock.now,
    ...(capabilities && { capabilities }),
  })
}

/** Reports the outcome of each call. The alert of a 401 waits until it is known whether the session goes on. */
function observerOf({ app, onUnauthorised }: SessionTraits): CallObserver {
  return {
    onStart: (endpoint, options) => app.set(hearCallAtom, { type: 'request', endpoint, options }),
    onSuccess: (endpoint, options) => app.set(hearCallAtom, { type: 'success', endpoint, options }),
    onError(endpoint, error, options) {
      const isDoubtful = error.status === UNAUTHORISED && isAboutToken(endpoint)
      const heard = isDoubtful ? { ...options, skipAlert: true } : options
      app.set(hearCallAtom, { type: 'fail', endpoint, options: heard, error })
      if (!isDoubtful) return
      onUnauthorised(() => {
        if (raisesAlert(endpoint, error, options))
          app.set(showErrorAtom, error, endpoint.sendsWords)
      })
    },
  }
}

function waitOn({ clock }: Platform, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve)
  })
}
