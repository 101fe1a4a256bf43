import { getShownAcct } from '@colonnade/domain/people'

interface HandleProps {
  /** As the server writes it. */
  readonly acct: string
  readonly className?: string | undefined
}

/** A handle in its own letters; the tooltip has the form that servers and browsers write, where it is another. */
export function Handle({ acct, className }: HandleProps) {
  const { shown, ascii } = getShownAcct(acct)
  return (
    <bdi dir="ltr" className={className} title={shown === ascii ? undefined : `@${ascii}`}>
      {`@${shown}`}
    </bdi>
  )
}
