import type { Endpoint, InputLocation, Method } from '../endpoint.ts'

/** The input of a request; each value is a string, a number, a boolean, a list or an object. */
type InputValues = Readonly<Record<string, unknown>>

/**
 * Converts the input to pairs for a query or a form: lists become repeated `name[]`, null and undefined are left out.
 */
function toPairs(values: InputValues): readonly (readonly [string, string])[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === null) return []
    if (Array.isArray(value)) return value.map((item) => [`${name}[]`, toText(item)] as const)
    return [[name, toText(value)] as const]
  })
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** Builds a query string. Brackets stay unescaped: `id[]=1&id[]=2`. */
export function toQuery(values: InputValues): string {
  return toPairs(values)
    .map(([name, value]) => `${encodeName(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

const encodeName = (name: string): string =>
  encodeURIComponent(name).replaceAll('%5B', '[').replaceAll('%5D', ']')

/**
 * Fills values into `/accounts/:id`, percent-encoded, because ids may contain slashes and any other character.
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

/** Returns the input without the path parameters. */
export function withoutPathParams(path: string, values: InputValues): InputValues {
  const names = new Set([...path.matchAll(/:(\w+)/g)].map((match) => match[1]))
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
}

function buildUrl(origin: string, path: string, query: InputValues): string {
  const search = toQuery(query)
  return search === '' ? `${origin}${path}` : `${origin}${path}?${search}`
}

/**
 * Resolves a paging link on the signed-in server. Of a foreign link only path and query are used, so the token stays
 * with the own server. The URL is built from its parts, because joined strings could lead to another host.
 *
 * @throws TypeError when the link is not a web address
 */
export function toOwnUrl(origin: string, link: string): string {
  const given = new URL(link, origin)
  if (given.protocol !== 'https:' && given.protocol !== 'http:') {
    throw new TypeError(`${given.protocol} is no address of a page`)
  }
  const own = new URL(origin)
  own.pathname = given.pathname
  own.search = given.search
  return own.href
}

/** A request without its headers. */
export interface OutgoingRequest extends RequestBody {
  readonly method: Method
  readonly url: string
}

/** @throws TypeError when a path parameter is missing */
export function buildRequest(origin: string, endpoint: Endpoint, input: unknown): OutgoingRequest {
  const values = { ...endpoint.defaults, ...(input as object) } as InputValues
  const path = fillPath(endpoint.path, values)
  const rest = withoutPathParams(endpoint.path, values)
  return {
    method: endpoint.method,
    url: buildUrl(origin, path, endpoint.sends === 'query' ? rest : {}),
    ...toRequestBody(endpoint.sends, rest),
  }
}

/** Builds the request for a paging link. @throws TypeError when the link is not a web address */
export const buildLinkRequest = (origin: string, link: string): OutgoingRequest => ({
  method: 'GET',
  url: toOwnUrl(origin, link),
  body: null,
  contentType: null,
})

interface RequestBody {
  readonly body: string | URLSearchParams | FormData | null
  /** null when fetch has to set it: only fetch knows the boundary of a multipart body. */
  readonly contentType: string | null
}

const EMPTY: RequestBody = { body: null, contentType: null }

/**
 * Builds the body of a request. JSON keeps real booleans and plain lists, because servers require them. Values of
 * null or undefined are left out, because servers disagree on null. Without values there is no body.
 */
function toRequestBody(place: InputLocation, values: InputValues): RequestBody {
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
