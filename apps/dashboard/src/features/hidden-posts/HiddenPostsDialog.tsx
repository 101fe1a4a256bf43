import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import type { StatusId } from '@colonnade/domain/entities'
import { requestSettingAtom, type FilterSetting } from '../../state/columns/column-requests.ts'
import { columnsAtom } from '../../state/columns/columns.ts'
import { useAppAction, useAppValue, useSessionValue } from '../../state/react/index.ts'
import {
  type HiddenReason,
  hiddenReportAtoms,
} from '../../state/timelines/timeline-column-atoms.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { StatusRow } from '../status/index.ts'
import styles from './HiddenPostsDialog.module.css'

interface HiddenPostRowProps {
  readonly id: StatusId
  readonly reason: HiddenReason
  readonly uuid: string
  readonly position: number
  readonly setSize: number
  readonly onClose: () => void
}

/** A post that the column hides, below the reason. */
export const HiddenPostRow = memo(function HiddenRow(props: HiddenPostRowProps) {
  const { id, reason, uuid, position, setSize, onClose } = props
  const text = useHiddenReasonText(reason)

  return (
    <li>
      <div className={styles['reason']}>
        <span dir="auto" title={text}>
          {text}
        </span>
        <EditFilterButton reason={reason} uuid={uuid} onClose={onClose} />
      </div>
      <StatusRow id={id} columnUuid={uuid} position={position} setSize={setSize} />
    </li>
  )
})

/** Opens the place where the filter can be changed: the column's settings, or the account's filters. */
function EditFilterButton({
  reason,
  uuid,
  onClose,
}: Pick<HiddenPostRowProps, 'reason' | 'uuid' | 'onClose'>) {
  const columns = useAppValue(columnsAtom)
  const askSetting = useAppAction(requestSettingAtom)
  const setting = getColumnSetting(reason)

  if (setting === null) {
    return (
      <AppLink to="/filters">
        <Trans>Edit filters</Trans>
      </AppLink>
    )
  }
  // A column that is shown by its URL only is not saved, so it has no settings.
  if (!columns.some((column) => column.uuid === uuid)) return null
  const handleClick = () => {
    onClose()
    askSetting(uuid, setting)
  }
  return (
    <Button variant="link" onClick={handleClick}>
      <Trans>Edit column filter</Trans>
    </Button>
  )
}

/** Returns a short text that says why a post is hidden. */
function useHiddenReasonText(reason: HiddenReason): string {
  const { t } = useLingui()

  switch (reason.rule) {
    case 'boost':
      return t`Boost`
    case 'reply':
      return t`Reply`
    case 'direct':
      return t`Direct message`
    case 'media':
      return t`No media`
    case 'pattern': {
      const { source } = reason
      return t`Matches “${source}”`
    }
    case 'filter': {
      const titles = reason.titles.filter((title) => title !== '').join(', ')
      return titles === '' ? t`Filter` : t`Filter “${titles}”`
    }
  }
}

/** Returns the column setting that hides the post; null when one of the account's filters hides it. */
function getColumnSetting({ rule }: HiddenReason): FilterSetting | null {
  switch (rule) {
    case 'boost':
      return 'reblog'
    case 'media':
      return 'onlyMedia'
    case 'filter':
      return null
    default:
      return rule
  }
}

/** Posts rendered at a time. A regular expression can hide two thousand. */
const PAGE_SIZE = 40

interface HiddenPostsDialogProps {
  /** The column that hides the posts. */
  readonly columnUuid: string
  readonly onClose: () => void
}

/** Lists the loaded posts that a column hides, each with the filter that hides it. */
export function HiddenPostsDialog({ columnUuid: uuid, onClose }: HiddenPostsDialogProps) {
  const { t } = useLingui()
  const { reasons } = useSessionValue(hiddenReportAtoms, uuid)
  const [shown, setShown] = useState(PAGE_SIZE)

  return (
    <Dialog title={t`Hidden posts`} closeLabel={t`Close`} onClose={onClose} isFlush>
      {reasons.size === 0 && <EmptyState icon="eye" title={<Trans>No hidden posts</Trans>} />}
      <ul className={styles['list']}>
        {[...reasons].slice(0, shown).map(([id, reason], index) => (
          <HiddenPostRow
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
          <Button variant="quiet" onClick={() => setShown(shown + PAGE_SIZE)}>
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
    </Dialog>
  )
}
