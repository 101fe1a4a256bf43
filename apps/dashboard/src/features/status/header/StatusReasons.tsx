import { Trans } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { getAccountPath } from '../content/link-target.ts'
import { replyingTo } from '../lazy-parts.ts'
import { DisplayName } from './DisplayName.tsx'
import type { ReplyingToProps } from './ReplyingTo.tsx'
import styles from './StatusHeader.module.css'

/** Shown above a post that its author pinned, which is why it is above newer ones. */
export function PinnedLabel() {
  return (
    <div className={styles['reason']} data-reason="pinned">
      <Icon name="pin" size={15} />
      <span>
        <Trans>Pinned</Trans>
      </span>
    </div>
  )
}

interface BoostedByProps {
  readonly booster: AccountRecord
  readonly isAnimated: boolean
}

/** Shown above a boosted post: names the booster. */
export function BoostedBy({ booster, isAnimated }: BoostedByProps) {
  return (
    <div className={styles['reason']}>
      <Icon name="boost" size={15} />
      <span className={styles['booster']}>
        <Trans>
          <AppLink className="cut-name" to={getAccountPath(booster.id)}>
            <DisplayName account={booster} isAnimated={isAnimated} />
          </AppLink>{' '}
          boosted
        </Trans>
      </span>
    </div>
  )
}

/** Loaded on demand, because only threads show it. */
export function LazyReplyingTo(props: ReplyingToProps) {
  return <Lazy module={replyingTo} props={props} failure="nothing" />
}
