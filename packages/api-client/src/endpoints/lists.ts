import { decodeAccount } from '../decode/account.ts'
import { ignoreBody, createListDecoder } from '../decode/fields.ts'
import { decodeList } from '../decode/list.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'
import type { PageParams } from './page-params.ts'

/** @see https://docs.joinmastodon.org/methods/lists/#get */
export const getLists = defineEndpoint('GET', '/api/v1/lists', {
  returns: createListDecoder(decodeList),
  needs: 'lists',
})

/**
 * A 404 means that the list was deleted: callers remove its columns. @see
 * https://docs.joinmastodon.org/methods/lists/#get-one
 */
export const getList = defineEndpoint('GET', '/api/v1/lists/:id', { returns: decodeList })

/** @see https://docs.joinmastodon.org/methods/lists/#create */
export const createList = defineEndpoint('POST', '/api/v1/lists', {
  accepts: accepts<{ title: string }>(),
  returns: decodeList,
})

/** Properties that are left out stay unchanged. */
export interface ListChange {
  readonly title?: string
  readonly replies_policy?: string
  /** Whether to hide the members' posts in the home timeline (4.2). */
  readonly exclusive?: boolean
}

/** @see https://docs.joinmastodon.org/methods/lists/#update */
export const updateList = defineEndpoint('PUT', '/api/v1/lists/:id', {
  accepts: accepts<ListChange>(),
  returns: decodeList,
  needs: 'listChanges',
})

/** @see https://docs.joinmastodon.org/methods/lists/#delete */
export const deleteList = defineEndpoint('DELETE', '/api/v1/lists/:id', { returns: ignoreBody })

/** `limit` 0 returns all. @see https://docs.joinmastodon.org/methods/lists/#accounts */
export const getListAccounts = defineEndpoint('GET', '/api/v1/lists/:id/accounts', {
  accepts: accepts<PageParams>(),
  returns: createListDecoder(decodeAccount),
})

/** Only followed accounts can be added. @see https://docs.joinmastodon.org/methods/lists/#accounts-add */
export const addListAccounts = defineEndpoint('POST', '/api/v1/lists/:id/accounts', {
  accepts: accepts<{ account_ids: readonly string[] }>(),
  returns: ignoreBody,
})

/** @see https://docs.joinmastodon.org/methods/lists/#accounts-remove */
export const removeListAccounts = defineEndpoint('DELETE', '/api/v1/lists/:id/accounts', {
  accepts: accepts<{ account_ids: readonly string[] }>(),
  sends: 'json',
  returns: ignoreBody,
})
