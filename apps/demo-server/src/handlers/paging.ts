import { type Input, getNumber, getText } from '../http/input.ts'
import { createJsonResponse } from '../http/response.ts'
import { isId } from '../store/find-rows.ts'
import type { Page, PageRequest } from '../store/page.ts'
import type { Call } from './handler.ts'

interface Limits {
  readonly defaultLimit: number
  readonly maxLimit: number
  /** Whether `limit=0` requests all items. */
  readonly allowsAll?: boolean
}

export const STATUS_LIMITS: Limits = { defaultLimit: 20, maxLimit: 40 }
export const ACCOUNT_LIMITS: Limits = { defaultLimit: 40, maxLimit: 80 }
export const DOMAIN_LIMITS: Limits = { defaultLimit: 100, maxLimit: 200 }
export const MEMBER_LIMITS: Limits = { ...ACCOUNT_LIMITS, allowsAll: true }

export function readPageRequest(
  input: Input,
  { defaultLimit, maxLimit, allowsAll = false }: Limits,
): PageRequest {
  const wanted = getNumber(input, 'limit') ?? defaultLimit
  const limit = wanted === 0 ? (allowsAll ? 0 : defaultLimit) : Math.min(wanted, maxLimit)
  return {
    maxId: readId(input, 'max_id'),
    sinceId: readId(input, 'since_id'),
    minId: readId(input, 'min_id'),
    limit,
  }
}

/** Reads an id. Ids of other servers and invalid ids are ignored. */
function readId(input: Input, name: string): string | null {
  const text = getText(input, name)
  return text !== null && isId(text) ? text : null
}

/**
 * Creates the response of a page: the items, or an object that contains them, and links to the older and newer page
 * in the Link header.
 *
 * @param getRowId returns the paging id of a row, which often differs from the id of the item
 */
export function respondWithPage<Row>(
  call: Call,
  page: Page<Row>,
  items: object,
  getRowId: (row: Row) => string,
): Response {
  const [first] = page.rows
  const last = page.rows.at(-1)
  if (first === undefined || last === undefined) return createJsonResponse(items)
  const links = [
    ...(page.hasOlder ? [`<${createPageUrl(call, 'max_id', getRowId(last))}>; rel="next"`] : []),
    `<${createPageUrl(call, 'min_id', getRowId(first))}>; rel="prev"`,
  ]
  return createJsonResponse(items, { headers: { Link: links.join(', ') } })
}

function createPageUrl({ request, origin }: Call, name: string, id: string): string {
  const { pathname, searchParams } = new URL(request.url)
  for (const paging of ['max_id', 'since_id', 'min_id', 'access_token']) searchParams.delete(paging)
  searchParams.set(name, id)
  return `${origin}${pathname}?${searchParams}`
}
