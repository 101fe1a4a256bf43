import { type Input, numberOf, textOf } from '../http/input.ts'
import { json } from '../http/reply.ts'
import type { Page, PageRequest } from '../store/page.ts'
import { isId } from '../store/reads.ts'
import type { Call } from './call.ts'

interface Limits {
  readonly usual: number
  readonly most: number
  /** Whether `limit=0` means all of them. */
  readonly mayBeAll?: boolean
}

export const STATUS_LIMITS: Limits = { usual: 20, most: 40 }
export const ACCOUNT_LIMITS: Limits = { usual: 40, most: 80 }
export const DOMAIN_LIMITS: Limits = { usual: 100, most: 200 }
export const MEMBER_LIMITS: Limits = { ...ACCOUNT_LIMITS, mayBeAll: true }

export function pageRequestOf(
  input: Input,
  { usual, most, mayBeAll = false }: Limits,
): PageRequest {
  const wanted = numberOf(input, 'limit') ?? usual
  const limit = wanted === 0 ? (mayBeAll ? 0 : usual) : Math.min(wanted, most)
  return {
    maxId: idOf(input, 'max_id'),
    sinceId: idOf(input, 'since_id'),
    minId: idOf(input, 'min_id'),
    limit,
  }
}

/** Ids of other servers and plain nonsense are as if they had not been given. */
function idOf(input: Input, name: string): string | null {
  const text = textOf(input, name)
  return text !== null && isId(text) ? text : null
}

/**
 * A page as the API sends it: the items (or what holds them), and in the Link header where the older and the newer ones are.
 *
 * @param idOfRow what the page was cut by: often not the id of the item itself
 */
export function pageReply<Row>(
  call: Call,
  page: Page<Row>,
  items: object,
  idOfRow: (row: Row) => string,
): Response {
  const [first] = page.rows
  const last = page.rows.at(-1)
  if (first === undefined || last === undefined) return json(items)
  const links = [
    ...(page.hasOlder ? [`<${linkTo(call, 'max_id', idOfRow(last))}>; rel="next"`] : []),
    `<${linkTo(call, 'min_id', idOfRow(first))}>; rel="prev"`,
  ]
  return json(items, { headers: { Link: links.join(', ') } })
}

function linkTo({ request, origin }: Call, name: string, id: string): string {
  const { pathname, searchParams } = new URL(request.url)
  for (const paging of ['max_id', 'since_id', 'min_id', 'access_token']) searchParams.delete(paging)
  searchParams.set(name, id)
  return `${origin}${pathname}?${searchParams}`
}
