import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAppAction, useSession, useSessionValue } from '../../state/react/index.ts'
import { hiddenReportAtoms } from '../../state/timelines/timeline-column-atoms.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import styles from './HiddenCount.module.css'

interface HiddenCountProps {
  readonly uuid: string
}

/** Shows how many of the loaded posts a column hides. Opens a dialog that lists them. */
export function HiddenCount({ uuid }: HiddenCountProps) {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const { reasons } = useSessionValue(hiddenReportAtoms, uuid)
  const openModal = useAppAction(openModalAtom)
  if (reasons.size === 0) return null

  return (
    <button
      type="button"
      className={styles['count']}
      aria-haspopup="dialog"
      title={t`Hidden posts and why`}
      data-still
      onClick={() => openModal({ type: 'HIDDEN', accountKey, columnUuid: uuid })}
    >
      {plural(reasons.size, { one: '# hidden', other: '# hidden' })}
    </button>
  )
}
