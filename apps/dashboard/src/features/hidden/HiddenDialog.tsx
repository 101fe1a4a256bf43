import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSessionValue } from '../../state/react/index.ts'
import { hiddenReportAtoms } from '../../state/timelines/hidden-statuses.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { HiddenRow } from './HiddenRow.tsx'
import styles from './HiddenDialog.module.css'

/** How many are drawn at a time: an expression can hide two thousand. */
const PAGE = 40

interface HiddenDialogProps {
  /** The column that leaves them out. */
  readonly columnUuid: string
  readonly onClose: () => void
}

/** What a column leaves out of what is loaded, each with the rule that hides it. */
export function HiddenDialog({ columnUuid: uuid, onClose }: HiddenDialogProps) {
  const { t } = useLingui()
  const { reasons } = useSessionValue(hiddenReportAtoms, uuid)
  const [shown, setShown] = useState(PAGE)

  return (
    <Dialog title={t`Hidden posts`} closeLabel={t`Close`} onClose={onClose} isFlush>
      {reasons.size === 0 && (
        <EmptyState icon="eye" title={<Trans>Nothing is hidden any more</Trans>} />
      )}
      <ul className={styles['list']}>
        {[...reasons].slice(0, shown).map(([id, reason], index) => (
          <HiddenRow
            key={id}
            id={id}
            reason={reason}
            uuid={uuid}
            position={index + 1}
            setSize={reasons.size}
            onClose={onClose}
          />
        ))}
      </ul>
      {reasons.size > shown && (
        <p className={styles['more']}>
          <Button variant="quiet" onClick={() => setShown(shown + PAGE)}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
    </Dialog>
  )
}
