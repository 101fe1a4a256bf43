import { Trans } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { accountPath } from './content/link-target.ts'
import { DisplayName } from './DisplayName.tsx'
import styles from './StatusHeader.module.css'

interface StatusReasonProps {
  readonly booster: AccountRecord
  readonly isAnimated: boolean
}

/** Why this post is here: someone passed it on. */
export function StatusReason({ booster, isAnimated }: StatusReasonProps) {
  return (
    <div className={styles['reason']}>
      <Icon name="boost" size={15} />
      <span className={styles['booster']}>
        <Trans>
          <AppLink className="cut-name" to={accountPath(booster.id)}>
            <DisplayName account={booster} isAnimated={isAnimated} />
          </AppLink>{' '}
          boosted
        </Trans>
      </span>
    </div>
  )
}
