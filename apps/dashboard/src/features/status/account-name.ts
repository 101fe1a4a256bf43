import type { AccountRecord } from '@colonnade/domain/entities'

type Named = Pick<AccountRecord, 'display_name' | 'username' | 'acct'>

/** The name that someone chose, or else the one that they sign in with. Emoji stay `:shortcode:`. */
export function accountName(account: Named): string {
  const name = account.display_name.trim()
  return name === '' ? account.username : name
}

/** The name as it is read aloud: picture codes left out. */
export function spokenName(account: Named): string {
  const name = accountName(account).replace(/:\w+:/g, '').replace(/\s+/g, ' ').trim()
  return name === '' ? account.username : name
}
