import type { Endpoint, InputPlace, Method } from '../endpoint.ts'

/** What a call is given; each value is text, a number, a boolean, a list or an object. */
type InputValues = Readonly<Record<string, unknown>>

/** Pairs for a query or a form: lists as repeated `name[]`, null and undefined left out. */
function toPairs(values: InputValues): readonly (readonly [string, string])[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    if (Array.isArray(value)) return value.map((item) => [`${name}[]`, asText(item)] as const)
    return [[name, asText(value)] as const]
  })
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** Brackets stay readable: `id[]=1&id[]=2`. */
export function toQuery(values: InputValues): string {
  return toPairs(values)
    .map(([name, value]) => `${encodeName(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']')

/**
 * Puts values into `/accounts/:id`, percent-encoded: ids may hold slashes and any other letter.
 *
 * @throws TypeError for a missing or empty value, and for dots that would climb to another path
 */
export function fillPath(path: string, values: InputValues): string {
  return path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = values[name]
    const part = typeof value === 'number' ? String(value) : value
    if (typeof part !== 'string' || part === '' || part === '.' || part === '..') {
      throw new TypeError(`${path} cannot be asked for with ${name} ${JSON.stringify(value)}`)
    }
    return encodeURIComponent(part)
  })
}

/** What of an input is not part of the path. */
export function withoutPathParams(path: string, values: InputValues): InputValues {
  const names = new Set([...path.matchAll(/:(\w+)/g)].map((match) => match[1]))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
}

function addressOf(origin: string, path: string, query: InputValues): string {
  const search = toQuery(query)
  return search === '' ? `${origin}${path}` : `${origin}${path}?${search}`
}

/**
 * A paging link, asked of our own server: of a foreign link only path and query are kept, so the
 * token never leaves. Built field by field, since gluing texts could end up on another host.
 *
 * @throws TypeError for what is no web address
 */
export function ownAddress(origin: string, link: string): string {
  const given = new URL(link, origin)
  if (given.protocol !== 'https:' && given.protocol !== 'http:') {
    throw new TypeError(`${given.protocol} is no address of a page`)
  }
  const own = new URL(origin)
  own.pathname = given.pathname
  own.search = given.search
  return own.href
}

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
