/** What a call is given; each value is text, a number, a boolean, a list or an object. */
export type InputValues = Readonly<Record<string, unknown>>

/** Pairs for a query or a form: lists as repeated `name[]`, null and undefined left out. */
export function toPairs(values: InputValues): readonly (readonly [string, string])[] {
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

export function addressOf(origin: string, path: string, query: InputValues): string {
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
