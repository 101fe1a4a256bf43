import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useAppAction, useSession, useSessionValue } from '../../state/react/index.ts'
import { hiddenReportAtoms } from '../../state/timelines/column-list.ts'
import { openModalAtom } from '../../state/ui/modals.ts'
import styles from './HiddenSign.module.css'

interface HiddenSignProps {
  readonly uuid: string
}

/** How many of the loaded posts a column leaves out; leads to them. */
export function HiddenSign({ uuid }: HiddenSignProps) {
  const { t } = useLingui()
  const { key: accountKey } = useSession()
  const { reasons } = useSessionValue(hiddenReportAtoms, uuid)
  const openModal = useAppAction(openModalAtom)
  if (reasons.size === 0) return null

  return (
    <button
      type="button"
      className={styles['sign']}
      aria-haspopup="dialog"
      title={t`Hidden posts and why`}
      data-still
      onClick={() => openModal({ type: 'HIDDEN', accountKey, columnUuid: uuid })}
    >
      {plural(reasons.size, { one: '# hidden', other: '# hidden' })}
    </button>
  )
}
