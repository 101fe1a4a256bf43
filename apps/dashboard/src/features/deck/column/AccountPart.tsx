import type { AccountKey } from '@colonnade/domain/entities'
import type { AccountMarkPlace } from '../account/account-mark-place.ts'
import { AccountMark } from '../account/AccountMark.tsx'
import { SleepingColumn, type SleepingColumnProps } from './SleepingColumn.tsx'

interface MarkProps {
  readonly part: 'mark'
  readonly accountKey: AccountKey
  readonly place: AccountMarkPlace
}

interface AsleepProps extends SleepingColumnProps {
  readonly part: 'asleep'
}

/** What only a deck with several accounts shows. One component, so that the first load names one chunk. */
export function AccountPart(props: MarkProps | AsleepProps) {
  return props.part === 'mark' ? <AccountMark {...props} /> : <SleepingColumn {...props} />
}
