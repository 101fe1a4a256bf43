import { normalTag } from '../content/tokens-of-text.ts'
import { flagOf, numberOf, textOf } from '../http/input.ts'
import { ApiFailure, json } from '../http/reply.ts'
import { serializeAccounts } from '../serialize/account.ts'
import { serializeStatuses } from '../serialize/status.ts'
import { serializeTag } from '../serialize/tag.ts'
import { type AccountRow, findByUrl, isId, type StatusRow } from '../store/reads.ts'
import { searchPeople, searchStatuses, searchTags, tagHistories } from '../store/search.ts'
import { type Call, contextOf, type HandlersFor, requireAccount } from './call.ts'

type Names = 'searchV1' | 'searchV2'

export const searchHandlers: HandlersFor<Names> = {
  async searchV2(call) {
    if (call.auth === null) refuseGuest(call)
    else requireAccount(call)
    return json(await find(call))
  },

  async searchV1(call) {
    requireAccount(call)
    const { hashtags, ...rest } = await find(call)
    return json({ ...rest, hashtags: hashtags.map(({ name }) => name) })
  },
}

const USUAL = 20
const MOST = 40

/** Guests find people and hashtags that are here, on one page. @throws {ApiFailure} 401 for more */
function refuseGuest({ input }: Call): void {
  const what = 'are not supported without authentication'
  if (flagOf(input, 'resolve') === true)
    throw new ApiFailure(401, `Search queries that resolve remote resources ${what}`)
  if (numberOf(input, 'offset') !== null)
    throw new ApiFailure(401, `Search queries pagination ${what}`)
}

interface Query {
  readonly words: string
  readonly limit: number
  readonly offset: number
}

async function find(call: Call) {
  const { input, origin } = call
  const context = contextOf(call)
  const { db, clock } = context.store
  const words = (textOf(input, 'q') ?? '').trim()
  if (words === '') throw new ApiFailure(400, 'param is missing or the value is empty: q')
  const type = textOf(input, 'type') ?? ''
  // Only one kind alone has further pages.
  const offset = type === '' ? 0 : (numberOf(input, 'offset') ?? 0)
  const limit = Math.min(numberOf(input, 'limit') ?? USUAL, MOST)
  const query = { words, limit, offset }
  const wants = (kind: string) => type === '' || type === kind

  const named = /^https?:\/\//i.test(words) ? await findNamed(call, words) : null
  const people = named?.people ?? (wants('accounts') ? await findPeople(call, query) : [])
  const statuses = named?.statuses ?? (wants('statuses') ? await findStatuses(call, query) : [])
  const tags = named === null && wants('hashtags') ? await findTags(call, query) : []
  const histories = await tagHistories(db, tags, clock())
  return {
    accounts: await serializeAccounts(context, people),
    statuses: await serializeStatuses(context, statuses),
    hashtags: tags.map((tag) => serializeTag(tag, histories.get(tag) ?? [], origin)),
  }
}

/** An address finds what it names, and nothing else. */
async function findNamed(
  call: Call,
  address: string,
): Promise<{ people: AccountRow[]; statuses: StatusRow[] }> {
  const { store, viewer } = contextOf(call)
  const found = await findByUrl(store.db, viewer, address, new URL(call.origin).host)
  return {
    people: found !== null && 'account' in found ? [found.account] : [],
    statuses: found !== null && 'status' in found ? [found.status] : [],
  }
}

async function findPeople(call: Call, { words, limit, offset }: Query): Promise<AccountRow[]> {
  if (words.startsWith('#')) return []
  const { store, viewer } = contextOf(call)
  // People of this instance are known here without its name behind theirs.
  const own = `@${new URL(call.origin).host}`
  const rows = await searchPeople(store.db, {
    words: words.endsWith(own) ? words.slice(0, -own.length) : words,
    me: viewer,
    onlyFollowing: flagOf(call.input, 'following') ?? false,
    limit: limit + offset,
  })
  return rows.slice(offset)
}

async function findStatuses(call: Call, query: Query): Promise<StatusRow[]> {
  const { store, viewer } = contextOf(call)
  const author = textOf(call.input, 'account_id')
  if (viewer === null || (author !== null && !isId(author))) return []
  return searchStatuses(store.db, { ...query, me: viewer, author })
}

async function findTags(call: Call, { words, ...range }: Query): Promise<string[]> {
  if (/[\s@]/.test(words)) return []
  return searchTags(call.services.store.db, { beginning: normalTag(words), ...range })
}
