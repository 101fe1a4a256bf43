import type { Endpoint, InputPlace, Method } from '../endpoint.ts'
import {
  addressOf,
  fillPath,
  type InputValues,
  ownAddress,
  toPairs,
  withoutPathParams,
} from './address.ts'

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

interface RequestBody {
  readonly body: string | URLSearchParams | FormData | null
  /** null where fetch itself must state it: only it knows the boundary of a multipart body. */
  readonly contentType: string | null
}

const EMPTY: RequestBody = { body: null, contentType: null }

/**
 * The body of a call. JSON keeps real booleans and plain lists, since servers insist on them;
 * a value of null or undefined is left out, since servers disagree on null. No values, no body.
 */
function toRequestBody(place: InputPlace, values: InputValues): RequestBody {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  if (place === 'query' || given.length === 0) return EMPTY
  if (place === 'multipart') return { body: toFormData(given), contentType: null }
  if (place === 'json') {
    return { body: JSON.stringify(Object.fromEntries(given)), contentType: 'application/json' }
  }
  return {
    body: new URLSearchParams(toPairs(values).map(([name, value]) => [name, value])),
    contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
  }
}

function toFormData(given: readonly (readonly [string, unknown])[]): FormData {
  const form = new FormData()
  for (const [name, value] of given) {
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}
