import type {
  AccountCounters,
  AccountEntity,
  AccountRecord,
  StatusEntity,
  StatusRecord,
} from '@colonnade/domain/entities'
import { escapeHtml, searchIndex } from '@colonnade/domain/text'

/** Parts an account from its counters and from the account it moved to. */
export function normaliseAccount(entity: AccountEntity): {
  record: AccountRecord
  counters: AccountCounters
} {
  const { followers_count, following_count, statuses_count, moved, ...rest } = entity
  const name = entity.display_name.trim() === '' ? entity.username : entity.display_name
  return {
    record: { ...rest, moved: moved?.id ?? null, display_name_html: escapeHtml(name) },
    counters: { followers_count, following_count, statuses_count },
  }
}

/** Parts a status from its author and from the status it boosts. */
export function normaliseStatus(entity: StatusEntity): StatusRecord {
  const { account, reblog, ...rest } = entity
  return {
    ...rest,
    account: account.id,
    reblog: reblog?.id ?? null,
    search_index: searchIndex(entity),
  }
}
