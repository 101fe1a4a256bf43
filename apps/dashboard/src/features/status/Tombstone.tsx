import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './StatusView.module.css'

interface TombstoneProps {
  readonly position: number
  readonly setSize: number
}

/** One line where a deleted post was, so that what is being read stays where it is. */
export function Tombstone({ position, setSize }: TombstoneProps) {
  const { t } = useLingui()

  return (
    // The APG feed pattern asks for articles that take the focus.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
    <article
      className={styles['tombstone']}
      aria-label={t`Deleted post`}
      aria-posinset={position}
      aria-setsize={setSize}
      tabIndex={0}
    >
      <Icon name="trash" size={15} />
      <Trans>This post was deleted</Trans>
    </article>
  )
}
