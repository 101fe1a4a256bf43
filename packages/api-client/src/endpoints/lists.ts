import { decodeAccount } from '../decode/account.ts'
import { ignored, listOf } from '../decode/fields.ts'
import { decodeList } from '../decode/list.ts'
import { accepts, endpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/** @see https://docs.joinmastodon.org/methods/lists/#get */
export const getLists = endpoint('GET', '/api/v1/lists', {
  returns: listOf(decodeList),
  needs: 'lists',
})

/** A 404 means the list is gone: callers drop its columns. @see https://docs.joinmastodon.org/methods/lists/#get-one */
export const getList = endpoint('GET', '/api/v1/lists/:id', { returns: decodeList })

/** @see https://docs.joinmastodon.org/methods/lists/#create */
export const createList = endpoint('POST', '/api/v1/lists', {
  accepts: accepts<{ title: string }>(),
  returns: decodeList,
})

/** What is not named stays as it is. */
export interface ListChange {
  readonly title?: string
  readonly replies_policy?: string
  /** Whether members show in the list alone, and not at home (4.2). */
  readonly exclusive?: boolean
}

/** @see https://docs.joinmastodon.org/methods/lists/#update */
export const updateList = endpoint('PUT', '/api/v1/lists/:id', {
  accepts: accepts<ListChange>(),
  returns: decodeList,
  needs: 'listChanges',
})

/** @see https://docs.joinmastodon.org/methods/lists/#delete */
export const deleteList = endpoint('DELETE', '/api/v1/lists/:id', { returns: ignored })

/** `limit` 0 asks for all. @see https://docs.joinmastodon.org/methods/lists/#accounts */
export const getListAccounts = endpoint('GET', '/api/v1/lists/:id/accounts', {
  accepts: accepts<PageParams>(),
  returns: listOf(decodeAccount),
})

/** Only accounts that are followed can be added. @see https://docs.joinmastodon.org/methods/lists/#accounts-add */
export const addListAccounts = endpoint('POST', '/api/v1/lists/:id/accounts', {
  accepts: accepts<{ account_ids: readonly string[] }>(),
  returns: ignored,
})

/** @see https://docs.joinmastodon.org/methods/lists/#accounts-remove */
export const removeListAccounts = endpoint('DELETE', '/api/v1/lists/:id/accounts', {
  accepts: accepts<{ account_ids: readonly string[] }>(),
  sends: 'json',
  returns: ignored,
})
