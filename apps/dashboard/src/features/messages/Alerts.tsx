import { useLingui } from '@lingui/react/macro'
import type { Alert } from '@colonnade/domain/feedback'
import { useAppAction } from '../../state/react/index.ts'
import { clearAlertsAtom, dismissAlertAtom } from '../../state/ui/alerts.ts'
import { StackAction, Toast } from '../../ui/toast/Toast.tsx'
import { LateAlertText } from './LateAlertText.tsx'

interface AlertsProps {
  readonly alerts: readonly Alert[]
  /** Whether this one was spoken before, elsewhere on the page. */
  readonly isSpoken: (alert: Alert) => boolean
}

/** What failed, for as long as it takes to read. */
export function Alerts({ alerts, isSpoken }: AlertsProps) {
  const { t } = useLingui()
  const dismiss = useAppAction(dismissAlertAtom)
  const clear = useAppAction(clearAlertsAtom)

  return (
    <>
      {alerts.map((alert) => (
        <Toast
          key={alert.key}
          role="alert"
          isSilent={isSpoken(alert)}
          title={<LateAlertText alert={alert} part="title" />}
          onDismiss={{ label: t`Dismiss`, act: () => dismiss(alert.key) }}
        >
          <LateAlertText alert={alert} part="message" />
        </Toast>
      ))}
      {alerts.length > 1 && <StackAction onAct={clear}>{t`Dismiss all`}</StackAction>}
    </>
  )
}
