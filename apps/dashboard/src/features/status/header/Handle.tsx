import { useSyncExternalStore } from 'react'
import {
  subscribeToAcctFormatter,
  hasAcctFormatter,
  isInternational,
  formatAcct,
} from '../../../lib/format-acct.ts'

interface HandleProps {
  /** As sent by the server. */
  readonly acct: string
  readonly className?: string | undefined
}

/** A handle whose domain is shown in its native script. */
export function Handle({ acct, className }: HandleProps) {
  if (isInternational(acct)) return <InternationalHandle acct={acct} className={className} />

  return <bdi dir="ltr" className={className}>{`@${acct}`}</bdi>
}

/** The tooltip shows the form that servers and browsers use, if it differs. */
function InternationalHandle({ acct, className }: HandleProps) {
  useSyncExternalStore(subscribeToAcctFormatter, hasAcctFormatter)
  const { shown, ascii } = formatAcct(acct)

  return (
    <bdi dir="ltr" className={className} title={shown === ascii ? undefined : `@${ascii}`}>
      {`@${shown}`}
    </bdi>
  )
}
