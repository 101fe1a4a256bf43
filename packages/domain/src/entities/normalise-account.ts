import { escapeHtml } from '../text/html-entities.ts'
import { getAccountName } from './account-name.ts'
import type { AccountCounters, AccountEntity, AccountRecord } from './account.ts'
import type { AccountId } from './ids.ts'

/** What one answer's accounts become in the store; a moved account brings its target along. */
export interface NormalisedAccounts {
  readonly accounts: ReadonlyMap<AccountId, AccountRecord>
  readonly counters: ReadonlyMap<AccountId, AccountCounters>
}

/** The name to show, as HTML: the user name where none is set. Custom emoji stay `:shortcode:`. @see ENT-01 */
export function displayNameHtml(
  account: Pick<AccountEntity, 'display_name' | 'username' | 'acct'>,
): string {
  return escapeHtml(getAccountName(account))
}

/** An account without its counters, its `moved` target by id. @see ENT-01, ENT-02 */
export function toAccountRecord(account: AccountEntity): AccountRecord {
  // Field by field: leaving some out of a copy takes engines ten times as long.
  return {
    id: account.id,
    username: account.username,
    acct: account.acct,
    display_name: account.display_name,
    display_name_html: displayNameHtml(account),
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

/** Accounts and the targets they moved to, each once; of two with one id the later counts. */
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
