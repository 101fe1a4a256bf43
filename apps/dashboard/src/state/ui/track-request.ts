import { atom } from 'jotai/vanilla'
import {
  shouldShowLoadingBar,
  shouldShowAlert,
  type ApiError,
  type RequestOptions,
  type Endpoint,
} from '@colonnade/api-client'
import { startLoadingAtom, stopLoadingAtom } from './loading-bar.ts'
import { showErrorAtom } from './messages.ts'

interface TrackedRequest {
  readonly endpoint: Endpoint
  readonly options: RequestOptions
}

/** An event of a request: `request`, then one of the other two. */
export type RequestEvent =
  | (TrackedRequest & { readonly type: 'request' | 'success' })
  | (TrackedRequest & { readonly type: 'fail'; readonly error: ApiError })

/**
 * Receives every event of every request of all sessions, each once and in order. Updates the loading bar and the
 * alerts.
 *
 * @see ERR-01, ERR-02
 */
export const trackRequestAtom = atom(null, (_get, set, event: RequestEvent) => {
  const { type, endpoint, options } = event
  if (shouldShowLoadingBar(endpoint, options))
    set(type === 'request' ? startLoadingAtom : stopLoadingAtom)
  if (type === 'fail' && shouldShowAlert(endpoint, event.error, options))
    set(showErrorAtom, event.error, endpoint.sendsUserText)
})
