import { type AccountRecord, getAccountName } from '@colonnade/domain/entities'
import { emojify } from '../content/emojify.tsx'

interface DisplayNameProps {
  readonly account: AccountRecord
  readonly isAnimated: boolean
}

/** The name that someone chose, with their pictures in it; whatever its direction, it turns nothing else. */
export function DisplayName({ account, isAnimated }: DisplayNameProps) {
  return <bdi>{emojify(getAccountName(account), account.emojis, isAnimated)}</bdi>
}
