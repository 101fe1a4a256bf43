import type { Endpoint, Method } from '../endpoint.ts'
import { addressOf, fillPath, ownAddress, withoutPathParams } from './address.ts'
import type { InputValues } from './query.ts'
import { toRequestBody, type RequestBody } from './request-body.ts'

/** A request as it will be sent, but for its headers. */
export interface Outgoing extends RequestBody {
  readonly method: Method
  readonly url: string
}

/** @throws TypeError when a path parameter is missing */
export function toOutgoing(origin: string, endpoint: Endpoint, input: unknown): Outgoing {
  const values = { ...endpoint.defaults, ...(input as object) } as InputValues
  const path = fillPath(endpoint.path, values)
  const rest = withoutPathParams(endpoint.path, values)
  return {
    method: endpoint.method,
    url: addressOf(origin, path, endpoint.sends === 'query' ? rest : {}),
    ...toRequestBody(endpoint.sends, rest),
  }
}

/** The page behind a link of ours. @throws TypeError for what is no web address */
export const toFollowing = (origin: string, link: string): Outgoing => ({
  method: 'GET',
  url: ownAddress(origin, link),
  body: null,
  contentType: null,
})
