import type { AccountKey } from '@colonnade/domain/entities'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import type { AccountMarkPlace } from '../account/account-mark-place.ts'

const accountMark = lazyModule(async () => (await import('../account/AccountMark.tsx')).AccountMark)

interface ColumnAccountProps {
  /** Undefined if there is only one account. */
  readonly account: AccountKey | undefined
  readonly place: AccountMarkPlace
}

/** The colour and the avatar of a column's account, where there are several. @see BY-02, BY-37 */
export function ColumnAccount({ account, place }: ColumnAccountProps) {
  if (account === undefined) return null
  return (
    <Lazy
      module={accountMark}
      props={{ accountKey: account, place }}
      failure="nothing"
      when="later"
    />
  )
}
