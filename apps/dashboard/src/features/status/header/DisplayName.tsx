import { type AccountRecord, getAccountName } from '@colonnade/domain/entities'
import { replaceEmoji } from '../content/emojify.tsx'

interface DisplayNameProps {
  readonly account: AccountRecord
  readonly isAnimated: boolean
}

/** A display name with its custom emoji. Its text direction does not affect the text around it. */
export function DisplayName({ account, isAnimated }: DisplayNameProps) {
  return <bdi>{replaceEmoji(getAccountName(account), account.emojis, isAnimated)}</bdi>
}
