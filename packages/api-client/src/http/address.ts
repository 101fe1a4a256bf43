import { toQuery, type InputValues } from './query.ts'

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
