import type { AccountKey } from '@colonnade/domain/entities'
import { lazyModule } from '../../../lib/lazy-module.ts'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import type { AccountMarkPlace } from '../account/account-mark-place.ts'

/** What only a deck with several accounts shows. */
export const accountPart = lazyModule(async () => (await import('./AccountPart.tsx')).AccountPart)

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
      module={accountPart}
      props={{ part: 'mark', accountKey: account, place }}
      failure="nothing"
      when="later"
    />
  )
}
