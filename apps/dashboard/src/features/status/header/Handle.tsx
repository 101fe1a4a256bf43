import { useSyncExternalStore } from 'react'
import { followHandleRule, hasHandleRule, isInternational, showAcct } from '../../../lib/handles.ts'

interface HandleProps {
  /** As the server writes it. */
  readonly acct: string
  readonly className?: string | undefined
}

/** A handle in its own letters. */
export function Handle({ acct, className }: HandleProps) {
  if (isInternational(acct)) return <InternationalHandle acct={acct} className={className} />

  return <bdi dir="ltr" className={className}>{`@${acct}`}</bdi>
}

/** The tooltip has the form that servers and browsers write, where it is another. */
function InternationalHandle({ acct, className }: HandleProps) {
  useSyncExternalStore(followHandleRule, hasHandleRule)
  const { shown, ascii } = showAcct(acct)

  return (
    <bdi dir="ltr" className={className} title={shown === ascii ? undefined : `@${ascii}`}>
      {`@${shown}`}
    </bdi>
  )
}
