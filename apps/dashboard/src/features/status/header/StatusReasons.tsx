import { Trans } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { accountPath } from '../content/link-target.ts'
import { replyReason } from '../late-parts.ts'
import { DisplayName } from './DisplayName.tsx'
import type { ReplyReasonProps } from './ReplyReason.tsx'
import styles from './StatusHeader.module.css'

/** Why this post stands above newer ones: its author pinned it. */
export function PinnedReason() {
  return (
    <div className={styles['reason']} data-reason="pinned">
      <Icon name="pin" size={15} />
      <span>
        <Trans>Pinned</Trans>
      </span>
    </div>
  )
}

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

/** Threads alone say whom a post answers. */
export function LateReplyReason(props: ReplyReasonProps) {
  return <Lazy module={replyReason} props={props} failure="nothing" />
}
