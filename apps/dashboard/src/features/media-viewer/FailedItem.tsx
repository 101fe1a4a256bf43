import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './ViewerItem.module.css'

interface FailedItemProps {
  readonly icon: IconName
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Stands where something did not arrive, and asks for it again. @see ERR-12 */
export function FailedItem({ icon, onRetry, children }: FailedItemProps) {
  return (
    <div className={styles['failed']}>
      <Icon name={icon} size={32} />
      <p>{children}</p>
      <Button icon="refresh" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  )
}
