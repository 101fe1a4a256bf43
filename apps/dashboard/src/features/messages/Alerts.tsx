import { useLingui } from '@lingui/react/macro'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { alertsAtom, dismissAlertAtom } from '../../state/ui/alerts.ts'
import { Toast } from '../../ui/toast/Toast.tsx'
import { AlertText } from './AlertText.tsx'

/** What failed, for as long as it takes to read. */
export function Alerts() {
  const { t } = useLingui()
  const alerts = useAppValue(alertsAtom)
  const dismiss = useAppAction(dismissAlertAtom)

  return alerts.map((alert) => (
    <Toast
      key={alert.key}
      role="alert"
      title={alert.advice?.kind === 'unsupported' ? t`Not possible here` : alert.title}
      onDismiss={{ label: t`Dismiss`, act: () => dismiss(alert.key) }}
    >
      <AlertText alert={alert} />
    </Toast>
  ))
}
