import { escapeHtml } from '../text/html-to-text.ts'
import { createSearchIndex } from '../text/status-search-text.ts'
import {
  type AccountCounters,
  type AccountEntity,
  type AccountRecord,
  getAccountName,
} from './account.ts'
import type { AccountId, StatusId } from './ids.ts'
import type { NotificationEntity, NotificationRecord } from './notification.ts'
import type { QuoteEntity, QuoteRecord, StatusEntity, StatusRecord } from './status.ts'

/** The accounts of one response in the shape of the store. A moved account includes its target. */
export interface NormalisedAccounts {
  readonly accounts: ReadonlyMap<AccountId, AccountRecord>
  readonly counters: ReadonlyMap<AccountId, AccountCounters>
}

/**
 * Returns the displayed name as HTML: the username if no display name is set. Custom emoji stay `:shortcode:`. @see
 * ENT-01
 */
export function getDisplayNameHtml(
  account: Pick<AccountEntity, 'display_name' | 'username' | 'acct'>,
): string {
  return escapeHtml(getAccountName(account))
}

/** Converts an account into a record without counters, its `moved` target by id. @see ENT-01, ENT-02 */
export function toAccountRecord(account: AccountEntity): AccountRecord {
  // Copies field by field, because omitting fields from a copy takes engines ten times as long.
  return {
    id: account.id,
    username: account.username,
    acct: account.acct,
    display_name: account.display_name,
    display_name_html: getDisplayNameHtml(account),
    locked: account.locked,
    bot: account.bot,
    group: account.group === true,
    created_at: account.created_at,
    note: account.note,
    url: account.url,
    avatar: account.avatar,
    avatar_static: account.avatar_static,
    header: account.header,
    header_static: account.header_static,
    emojis: account.emojis,
    fields: account.fields,
    moved: account.moved?.id ?? null,
    suspended: account.suspended === true,
    limited: account.limited === true,
  }
}

export function toAccountCounters(account: AccountEntity): AccountCounters {
  const { followers_count, following_count, statuses_count } = account
  return { followers_count, following_count, statuses_count }
}

/** Converts accounts and the accounts that they moved to, each once. The later of two with one id counts. */
export function normaliseAccounts(entities: Iterable<AccountEntity>): NormalisedAccounts {
  const accounts = new Map<AccountId, AccountRecord>()
  const counters = new Map<AccountId, AccountCounters>()
  const add = (account: AccountEntity) => {
    if (account.moved) add(account.moved)
    accounts.set(account.id, toAccountRecord(account))
    counters.set(account.id, toAccountCounters(account))
  }
  for (const account of entities) add(account)
  return { accounts, counters }
}

/**
 * The statuses of one response in the shape of the store, including boosted and quoted statuses and the authors, each
 * once.
 */
export interface NormalisedStatuses extends NormalisedAccounts {
  readonly statuses: ReadonlyMap<StatusId, StatusRecord>
}

/**
 * Converts a status into a record with its author, its boosted and its quoted status by id, and the text that filters
 * match. @see ENT-06, ENT-07
 */
export function toStatusRecord(status: StatusEntity): StatusRecord {
  // Overwrites the three fields of a copy, because omitting them first takes engines four times as long.
  return {
    ...status,
    account: status.account.id,
    reblog: status.reblog?.id ?? null,
    quote: status.quote === null ? null : toQuoteRecord(status.quote),
    search_index: createSearchIndex(status),
  }
}

const toQuoteRecord = ({ state, quoted_status, quoted_status_id }: QuoteEntity): QuoteRecord => ({
  state,
  status: quoted_status?.id ?? quoted_status_id,
})

/** Converts statuses and their authors. The later of two with one id counts. */
export function normaliseStatuses(entities: Iterable<StatusEntity>): NormalisedStatuses {
  const statuses = new Map<StatusId, StatusRecord>()
  const authors: AccountEntity[] = []
  const add = (status: StatusEntity) => {
    if (status.reblog !== null) add(status.reblog)
    if (status.quote?.quoted_status != null) add(status.quote.quoted_status)
    statuses.set(status.id, toStatusRecord(status))
    authors.push(status.account)
  }
  for (const status of entities) add(status)
  return { statuses, ...normaliseAccounts(authors) }
}

/** Converts a notification into a record with its account and status by id. @see ENT-10 */
export function toNotificationRecord(notification: NotificationEntity): NotificationRecord {
  const { account, status, ...rest } = notification
  return { ...rest, account: account.id, status: status?.id ?? null }
}
