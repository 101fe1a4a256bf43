import { atom } from 'jotai/vanilla'
import {
  movesLoadingBar,
  raisesAlert,
  type ApiError,
  type CallOptions,
  type Endpoint,
} from '@colonnade/api-client'
import { startLoadingAtom, stopLoadingAtom } from './loading-bar.ts'
import { showErrorAtom } from './messages.ts'

interface HeardCall {
  readonly endpoint: Endpoint
  readonly options: CallOptions
}

/** What is told of a call: `request`, and after it either of the others. */
export type CallNews =
  | (HeardCall & { readonly type: 'request' | 'success' })
  | (HeardCall & { readonly type: 'fail'; readonly error: ApiError })

/**
 * Every call of every session is told of here, each of its steps once and in order. The loading bar
 * and the alerts follow.
 *
 * @see ERR-01, ERR-02
 */
export const hearCallAtom = atom(null, (_get, set, news: CallNews) => {
  const { type, endpoint, options } = news
  if (movesLoadingBar(endpoint, options))
    set(type === 'request' ? startLoadingAtom : stopLoadingAtom)
  if (type === 'fail' && raisesAlert(endpoint, news.error, options))
    set(showErrorAtom, news.error, endpoint.sendsWords)
})
