import { Trans, useLingui } from '@lingui/react/macro'
import { memo, useState } from 'react'
import type { StatusId } from '@colonnade/domain/entities'
import { askSettingAtom, type LeaveOutSetting } from '../../state/columns/column-views.ts'
import { columnsAtom } from '../../state/columns/columns.ts'
import { useAppAction, useAppValue, useSessionValue } from '../../state/react/index.ts'
import { type HiddenReason, hiddenReportAtoms } from '../../state/timelines/column-list.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { StatusRow } from '../status/index.ts'
import styles from './HiddenDialog.module.css'

interface HiddenRowProps {
  readonly id: StatusId
  readonly reason: HiddenReason
  readonly uuid: string
  readonly position: number
  readonly setSize: number
  readonly onClose: () => void
}

/** A post that a column does not show, under the reason why. */
export const HiddenRow = memo(function HiddenRow(props: HiddenRowProps) {
  const { id, reason, uuid, position, setSize, onClose } = props
  const text = useReasonText(reason)

  return (
    <li>
      <div className={styles['reason']}>
        <span dir="auto" title={text}>
          {text}
        </span>
        <WayToRule reason={reason} uuid={uuid} onClose={onClose} />
      </div>
      <StatusRow id={id} columnUuid={uuid} position={position} setSize={setSize} />
    </li>
  )
})

/** To where the rule can be changed: the column's settings, or the account's filters. */
function WayToRule({ reason, uuid, onClose }: Pick<HiddenRowProps, 'reason' | 'uuid' | 'onClose'>) {
  const columns = useAppValue(columnsAtom)
  const askSetting = useAppAction(askSettingAtom)
  const setting = settingOf(reason)

  if (setting === null) {
    return (
      <AppLink to="/filters">
        <Trans>Edit filters</Trans>
      </AppLink>
    )
  }
  // What the address shows is no saved column: it has no settings of its own.
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

/** Why a post is hidden, in few words. */
function useReasonText(reason: HiddenReason): string {
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

/** The setting of the column by which it hides something; null for what the account's filters hide. */
function settingOf({ rule }: HiddenReason): LeaveOutSetting | null {
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
      {reasons.size === 0 && <EmptyState icon="eye" title={<Trans>No hidden posts</Trans>} />}
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
