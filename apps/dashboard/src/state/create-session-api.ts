import { createApiClient, shouldShowAlert, createRetryPolicy } from '@colonnade/api-client'
import type { ApiClient, RequestObserver, CapabilityRecord, Endpoint } from '@colonnade/api-client'
import type { Platform } from '../lib/platform.ts'
import type { SessionTraits } from './assemble-session.ts'
import { showErrorAtom } from './ui/messages.ts'
import { trackRequestAtom } from './ui/track-request.ts'

const UNAUTHORISED = 401

/**
 * Endpoints under `/api/web/` depend on the page's cookie, not on the token. Their 401 says nothing about the
 * session.
 */
const isAboutToken = (endpoint: Endpoint) => !endpoint.path.startsWith('/api/web/')

/**
 * Creates the API client of one account. Reports each request to the shell.
 *
 * @param capabilities the server's capabilities, as stored earlier
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
    observer: createRequestObserver(traits),
    retry: createRetryPolicy({ random: platform.random, wait: (ms) => delay(platform, ms) }),
    now: platform.clock.now,
    ...(capabilities && { capabilities }),
  })
}

/** Reports the outcome of each request. The alert of a 401 waits until it is known whether the session continues. */
function createRequestObserver({ app, onUnauthorised }: SessionTraits): RequestObserver {
  return {
    onStart: (endpoint, options) =>
      app.set(trackRequestAtom, { type: 'request', endpoint, options }),
    onSuccess: (endpoint, options) =>
      app.set(trackRequestAtom, { type: 'success', endpoint, options }),
    onError(endpoint, error, options) {
      const isDoubtful = error.status === UNAUTHORISED && isAboutToken(endpoint)
      const trackedOptions = isDoubtful ? { ...options, skipAlert: true } : options
      app.set(trackRequestAtom, { type: 'fail', endpoint, options: trackedOptions, error })
      if (!isDoubtful) return
      onUnauthorised(() => {
        if (shouldShowAlert(endpoint, error, options))
          app.set(showErrorAtom, error, endpoint.sendsUserText)
      })
    },
  }
}

function delay({ clock }: Platform, ms: number): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve)
  })
}
