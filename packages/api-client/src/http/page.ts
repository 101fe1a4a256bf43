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

export function toPage<Item>(items: readonly Item[], response: Response): Page<Item> {
  const links = readLinks(response.headers.get('link'))
  return {
    items,
    next: findLink(links, 'next'),
    prev: findLink(links, 'prev'),
    isPartial: response.status === 206,
  }
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
