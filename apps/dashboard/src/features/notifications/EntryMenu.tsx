import { useLingui } from '@lingui/react/macro'
import type { NotificationId } from '@colonnade/domain/entities'
import { useSession } from '../../state/react/index.ts'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { getEntryMenu } from './entry-actions.ts'
import styles from './RowRules.module.css'

interface EntryMenuProps {
  /** All notifications of the row. */
  readonly ids: readonly NotificationId[]
}

/** The More menu of a notification that is not shown as a post. */
export function EntryMenu({ ids }: EntryMenuProps) {
  const { t } = useLingui()
  const session = useSession()

  return (
    <Menu
      label={t`More`}
      align="end"
      entries={() => getEntryMenu(session, ids)}
      trigger={(props) => (
        <IconButton
          {...props}
          label={t`More`}
          icon="more"
          iconSize={18}
          className={styles['more']}
        />
      )}
    />
  )
}
