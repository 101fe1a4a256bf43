// Not by `http-link-header` (1.1.4 was measured): its time and memory grow with the square of a hostile header (64 kB with
// many relations and attributes take 7 s, 256 kB take all memory of a tab, blanks of 16 kB 0.2 s), five of the ten broken headers
// in the tests below pass as whole, an attribute named `uri` changes the address, one ending in `*` throws a TypeError, and
// it weighs 1.3 kB gzipped more on the first load than what follows.

/** A `Link` header that breaks its grammar; the message names what is wrong and where. */
export class LinkHeaderError extends Error {
  override readonly name = 'LinkHeaderError'

  constructor(problem: string, position: number) {
    super(`Link header: ${problem} at ${position}`)
  }
}

interface Link {
  readonly uri: string
  /** Lower-case names, as `rel`; the first of two alike counts. */
  readonly attributes: ReadonlyMap<string, string>
}

interface Cursor {
  readonly header: string
  at: number
}

/**
 * Reads a `Link` header: `<https://host/path?max_id=5>; rel="next", <…>; rel="prev"`.
 *
 * @returns an empty list for a missing header
 * @throws LinkHeaderError for an unexpected character, a missing end delimiter (`>` or `"`) or a
 * missing attribute delimiter (`;` or `=`)
 * @see RFC 8288, section 3
 */
export function parseLinkHeader(header: string | null | undefined): readonly Link[] {
  const cursor: Cursor = { header: header ?? '', at: 0 }
  const links: Link[] = []
  skip(cursor, ' \t,')
  while (cursor.at < cursor.header.length) {
    links.push({ uri: readUri(cursor), attributes: readAttributes(cursor) })
    skip(cursor, ' \t,')
  }
  return links
}

/** The address that stands in the given relation (`next`, `prev`), or null. */
export function findLink(links: readonly Link[], rel: string): string | null {
  const matches = (link: Link) => link.attributes.get('rel')?.split(' ').includes(rel) === true
  return links.find(matches)?.uri ?? null
}

function readUri(cursor: Cursor): string {
  if (cursor.header[cursor.at] !== '<') throw new LinkHeaderError('unexpected character', cursor.at)
  const start = cursor.at + 1
  const end = cursor.header.indexOf('>', start)
  const next = cursor.header.indexOf('<', start)
  if (end === -1 || (next !== -1 && next < end)) {
    throw new LinkHeaderError('the end delimiter of a URI is missing', start)
  }
  cursor.at = end + 1
  return cursor.header.slice(start, end).trim()
}

function readAttributes(cursor: Cursor): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  skip(cursor, ' \t')
  while (cursor.at < cursor.header.length && cursor.header[cursor.at] !== ',') {
    if (cursor.header[cursor.at] !== ';') {
      throw new LinkHeaderError('an attribute delimiter is missing', cursor.at)
    }
    skip(cursor, ' \t;')
    if (cursor.at === cursor.header.length || cursor.header[cursor.at] === ',') break
    const name = readUntil(cursor, ' \t=;,<>"').toLowerCase()
    const value = readValue(cursor, name)
    if (!attributes.has(name)) attributes.set(name, value)
    skip(cursor, ' \t')
  }
  return attributes
}

function readValue(cursor: Cursor, name: string): string {
  skip(cursor, ' \t')
  if (name === '') throw new LinkHeaderError('unexpected character', cursor.at)
  if (cursor.header[cursor.at] !== '=') {
    throw new LinkHeaderError('an attribute delimiter is missing', cursor.at)
  }
  cursor.at += 1
  skip(cursor, ' \t')
  return cursor.header[cursor.at] === '"' ? readQuoted(cursor) : readUntil(cursor, ' \t;,')
}

/** A backslash makes the next character plain. */
function readQuoted(cursor: Cursor): string {
  const start = cursor.at
  let value = ''
  for (cursor.at += 1; cursor.at < cursor.header.length; cursor.at += 1) {
    const character = cursor.header[cursor.at]
    if (character === '"') {
      cursor.at += 1
      return value
    }
    if (character === '\\') cursor.at += 1
    value += cursor.header[cursor.at] ?? ''
  }
  throw new LinkHeaderError('the end delimiter of a value is missing', start)
}

function readUntil(cursor: Cursor, stops: string): string {
  const start = cursor.at
  while (cursor.at < cursor.header.length && !stops.includes(cursor.header[cursor.at] ?? '')) {
    cursor.at += 1
  }
  return cursor.header.slice(start, cursor.at)
}

function skip(cursor: Cursor, characters: string): void {
  while (cursor.at < cursor.header.length && characters.includes(cursor.header[cursor.at] ?? '')) {
    cursor.at += 1
  }
}

/** Part of a longer list, in the server's own order. */
export interface Page<Item> {
  readonly items: readonly Item[]
  /** Where what comes after is asked for, to be given to `follow` as it stands; null on the last page. */
  readonly next: string | null
  readonly prev: string | null
  /** 206: the server is still building the list. */
  readonly isPartial: boolean
}

/**
 * A page as it came. A server that does not know the parameter of its own link answers with the same
 * page and the same link for ever: such a link leads nowhere.
 *
 * @param asked the address that it was asked for with
 */
export function toPage<Item>(
  items: readonly Item[],
  response: Response,
  asked: string,
): Page<Item> {
  const links = readLinks(response.headers.get('link'))
  const leading = (rel: string) => {
    const link = findLink(links, rel)
    return link !== null && isSamePage(link, asked) ? null : link
  }
  return {
    items,
    next: leading('next'),
    prev: leading('prev'),
    isPartial: response.status === 206,
  }
}

/** Whether two addresses ask for the same, whichever host they name and in whatever order. */
function isSamePage(link: string, asked: string): boolean {
  if (!URL.canParse(link, asked)) return false
  const [one, other] = [new URL(link, asked), new URL(asked)]
  one.searchParams.sort()
  other.searchParams.sort()
  return one.pathname === other.pathname && one.search === other.search
}

/** A header that cannot be read costs the next page, not the one that came. */
function readLinks(header: string | null): readonly Link[] {
  try {
    return parseLinkHeader(header)
  } catch (error) {
    if (error instanceof LinkHeaderError) return []
    throw error
  }
}
