import { Trans, useLingui } from '@lingui/react/macro'
import type { NotificationId } from '@colonnade/domain/entities'
import { getPutOffTime, type PutOffChoice } from '@colonnade/domain/notifications'
import { marksAtom } from '../../state/notifications/row-rules.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { markWithToast } from './entry-actions.ts'
import styles from './PutOffDialog.module.css'

interface PutOffDialogProps {
  readonly notificationIds: readonly NotificationId[]
  readonly onClose: () => void
}

/** Chooses when notifications are shown again. @see BY-46 */
export function PutOffDialog({ notificationIds, onClose }: PutOffDialogProps) {
  const { t, i18n } = useLingui()
  const session = useSession()
  const marks = useSessionValue(marksAtom)
  const isPutOff = notificationIds.some((id) => marks?.get(id)?.until != null)
  const now = session.platform.clock.now()
  const formatTime = (at: number) => i18n.date(new Date(at), { timeStyle: 'short' })

  const putOff = (until: number | null) => {
    onClose()
    const time = until === null ? '' : formatTime(until)
    const text = until === null ? t`No longer put off` : t`Put off until ${time}`
    markWithToast(session, notificationIds, { type: 'put-off', until }, text)
  }
  const choices: readonly { readonly id: PutOffChoice; readonly label: string }[] = [
    { id: 'hour', label: t`In an hour` },
    { id: 'tomorrow', label: t`Tomorrow` },
  ]

  return (
    <Dialog title={t`Put off`} size="small" closeLabel={t`Close`} onClose={onClose}>
      <div className={styles['choices']}>
        {choices.map(({ id, label }) => {
          const until = getPutOffTime(id, now)
          return (
            <Button
              key={id}
              data-autofocus={id === 'hour' || undefined}
              onClick={() => putOff(until)}
            >
              <span>{label}</span> <small>{formatTime(until)}</small>
            </Button>
          )
        })}
        {isPutOff && (
          <Button variant="quiet" onClick={() => putOff(null)}>
            <Trans>Don't put off</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  )
}
