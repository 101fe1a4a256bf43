import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { Caught, Row } from './failed-props.ts'
import styles from './Failure.module.css'

/** One line where a row was that cannot be drawn. */
export function BrokenRow({ position, setSize, onRetry }: Row & Caught) {
  const { t } = useLingui()

  return (
    // The APG feed pattern asks for articles that take the focus.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
    <article
      className={styles['row']}
      aria-label={t`A row that cannot be shown`}
      aria-posinset={position}
      aria-setsize={setSize}
      tabIndex={0}
    >
      <Icon name="warning" size={15} />
      <p>
        <Trans>This row cannot be shown. The others go on.</Trans>
      </p>
      <Button variant="quiet" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </article>
  )
}
