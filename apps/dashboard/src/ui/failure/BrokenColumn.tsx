import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../button/Button.tsx'
import type { Caught, ColumnBox } from './failed-props.ts'
import { FailureView } from './FailureView.tsx'
import styles from './Failure.module.css'

/** What stands in a column's place when its frame broke: nothing that its header offers is within reach. */
export function BrokenColumn({ id, style, onRemove, ...caught }: ColumnBox & Caught) {
  const { t } = useLingui()

  return (
    <section
      id={id}
      className={styles['column']}
      aria-label={t`Broken column`}
      style={style}
      tabIndex={-1}
    >
      <FailureView {...caught}>
        <Button variant="quiet" onClick={onRemove}>
          <Trans>Remove column</Trans>
        </Button>
      </FailureView>
    </section>
  )
}
