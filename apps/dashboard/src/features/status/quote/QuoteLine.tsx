import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { QuoteLine as Reason } from '@colonnade/domain/status'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './Quote.module.css'

interface QuoteLineProps {
  readonly reason: Reason
  /** Absent where there is nothing to show. */
  readonly onShow?: (() => void) | undefined
}

/** Stands for a quoted post that is not shown, and says why. */
export function QuoteLine({ reason, onShow }: QuoteLineProps) {
  return (
    <div className={styles['line']}>
      <span>{WORDS[reason]}</span>
      {onShow !== undefined && (
        <Button variant="link" onClick={onShow}>
          <Trans>Show anyway</Trans>
        </Button>
      )}
    </div>
  )
}

const WORDS: Readonly<Record<Reason, ReactNode>> = {
  pending: <Trans>The quoted post waits for its author’s consent</Trans>,
  rejected: <Trans>Its author did not consent to be quoted</Trans>,
  revoked: <Trans>Its author no longer consents to be quoted</Trans>,
  deleted: <Trans>The quoted post was deleted</Trans>,
  unauthorized: <Trans>You cannot see the quoted post</Trans>,
  missing: <Trans>The quoted post cannot be found</Trans>,
  blocked_account: <Trans>Quotes somebody you have blocked</Trans>,
  blocked_domain: <Trans>Quotes somebody of a server you have blocked</Trans>,
  muted_account: <Trans>Quotes somebody you have muted</Trans>,
}
