import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { holdsBack, type Found } from '@colonnade/domain/search'
import { Button } from '../../ui/button/Button.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import styles from './Search.module.css'

interface FoundSectionProps {
  readonly title: string
  readonly icon: IconName
  readonly found: Found<unknown>
  /** More of it is on its way. */
  readonly isGrowing: boolean
  readonly onShowMore: () => void
  readonly children: ReactNode
}

/** One kind of what was found; nothing at all where there is none of it. */
export function FoundSection(props: FoundSectionProps) {
  const { title, icon, found, isGrowing, onShowMore, children } = props
  const titleId = useId()
  if (found.items.length === 0) return null

  const canShowMore = !isGrowing && (holdsBack(found) || found.hasMore)
  return (
    // A landmark of its own would stand among the columns.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" className={styles['section']} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['title']}>
        <Icon name={icon} size={15} />
        {title}
        <span className={styles['amount']}>
          {found.items.length}
          {found.hasMore && '+'}
        </span>
      </h3>
      {children}
      {isGrowing && <Skeleton rows={2} />}
      {canShowMore && (
        <Button variant="quiet" className={styles['more']} onClick={onShowMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  )
}
