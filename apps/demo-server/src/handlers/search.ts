import { normaliseTag } from '../content/tokenise-text.ts'
import { getFlag, getNumber, getText } from '../http/input.ts'
import { ApiFailure, createJsonResponse } from '../http/response.ts'
import { serializeAccounts } from '../serialize/account.ts'
import { serializeStatuses } from '../serialize/status.ts'
import { serializeTag } from '../serialize/tag.ts'
import { type AccountRow, findByAcct, findByUrl, isId, type StatusRow } from '../store/find-rows.ts'
import { searchAccounts, searchStatuses, searchTags, loadTagHistories } from '../store/search.ts'
import { type Call, createSerializeContext, type HandlersFor, requireAccount } from './handler.ts'

type Names = 'searchV1' | 'searchV2'

export const searchHandlers: HandlersFor<Names> = {
  async searchV2(call) {
    if (call.auth === null) checkGuest(call)
    else requireAccount(call)
    return createJsonResponse(await findResults(call))
  },

  async searchV1(call) {
    requireAccount(call)
    const { hashtags, ...rest } = await findResults(call)
    return createJsonResponse({ ...rest, hashtags: hashtags.map(({ name }) => name) })
  },
}

const DEFAULT_LIMIT = 20
const MAX_LIMIT = 40

/** Guests can search accounts and hashtags of one page, without resolving. @throws {ApiFailure} 401 for more */
function checkGuest({ input }: Call): void {
  const what = 'are not supported without authentication'
  if (getFlag(input, 'resolve') === true)
    throw new ApiFailure(401, `Search queries that resolve remote resources ${what}`)
  if (getNumber(input, 'offset') !== null)
    throw new ApiFailure(401, `Search queries pagination ${what}`)
}

interface Query {
  readonly words: string
  readonly limit: number
  readonly offset: number
}

async function findResults(call: Call) {
  const { input, origin } = call
  const context = createSerializeContext(call)
  const { db, clock } = context.store
  const words = (getText(input, 'q') ?? '').trim()
  if (words === '') throw new ApiFailure(400, 'param is missing or the value is empty: q')
  const type = getText(input, 'type') ?? ''
  // Only a search of a single type has further pages.
  const offset = type === '' ? 0 : (getNumber(input, 'offset') ?? 0)
  const limit = Math.min(getNumber(input, 'limit') ?? DEFAULT_LIMIT, MAX_LIMIT)
  const query = { words, limit, offset }
  const isWanted = (kind: string) => type === '' || type === kind

  const isAddress = /^https?:\/\//i.test(words)
  if (getFlag(input, 'resolve') === true && (isAddress || FULL_ACCT.test(words)))
    await resolveUnknown(call, words)
  const foundByAddress = isAddress ? await findByAddress(call, words) : null
  const accounts =
    foundByAddress?.people ?? (isWanted('accounts') ? await findMatchingAccounts(call, query) : [])
  const statuses =
    foundByAddress?.statuses ?? (isWanted('statuses') ? await findStatuses(call, query) : [])
  const tags = foundByAddress === null && isWanted('hashtags') ? await findTags(call, query) : []
  const histories = await loadTagHistories(db, tags, clock())
  return {
    accounts: await serializeAccounts(context, accounts),
    statuses: await serializeStatuses(context, statuses),
    hashtags: tags.map((tag) => serializeTag(tag, histories.get(tag) ?? [], origin)),
  }
}

const FULL_ACCT = /^@?[\w.-]+@[^@\s]+$/

/** Fetches what is at an address from its server, if this server does not have it. */
async function resolveUnknown(call: Call, address: string): Promise<void> {
  const { store, resolveRemote } = call.services
  const known = FULL_ACCT.test(address)
    ? ((await findByAcct(store.db, address)) ?? null)
    : await findByUrl(store.db, null, address, new URL(call.origin).host)
  if (known === null) await resolveRemote(address)
}

/** Finds the account or status at an address. */
async function findByAddress(
  call: Call,
  address: string,
): Promise<{ people: AccountRow[]; statuses: StatusRow[] }> {
  const { store, viewer } = createSerializeContext(call)
  const found = await findByUrl(store.db, viewer, address, new URL(call.origin).host)
  return {
    people: found !== null && 'account' in found ? [found.account] : [],
    statuses: found !== null && 'status' in found ? [found.status] : [],
  }
}

async function findMatchingAccounts(
  call: Call,
  { words, limit, offset }: Query,
): Promise<AccountRow[]> {
  if (words.startsWith('#')) return []
  const { store, viewer } = createSerializeContext(call)
  // Removes this server's host from an acct, since local accts have none.
  const own = `@${new URL(call.origin).host}`
  const rows = await searchAccounts(store.db, {
    words: words.endsWith(own) ? words.slice(0, -own.length) : words,
    me: viewer,
    onlyFollowing: getFlag(call.input, 'following') ?? false,
    limit: limit + offset,
  })
  return rows.slice(offset)
}

async function findStatuses(call: Call, query: Query): Promise<StatusRow[]> {
  const { store, viewer } = createSerializeContext(call)
  const author = getText(call.input, 'account_id')
  if (viewer === null || (author !== null && !isId(author))) return []
  return searchStatuses(store.db, { ...query, me: viewer, author })
}

async function findTags(call: Call, { words, ...range }: Query): Promise<string[]> {
  if (/[\s@]/.test(words)) return []
  return searchTags(call.services.store.db, { prefix: normaliseTag(words), ...range })
}
