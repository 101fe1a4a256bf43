import { findLink, LinkHeaderError, parseLinkHeader, type Link } from './link-header.ts'

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
