import { useLingui } from '@lingui/react/macro'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { alertsAtom, dismissAlertAtom } from '../../state/ui/alerts.ts'
import { Toast } from '../../ui/toast/Toast.tsx'

/** What failed, for as long as it takes to read. */
export function Alerts() {
  const { t } = useLingui()
  const alerts = useAppValue(alertsAtom)
  const dismiss = useAppAction(dismissAlertAtom)

  return alerts.map(({ key, title, message }) => (
    <Toast
      key={key}
      role="alert"
      title={title}
      onDismiss={{ label: t`Dismiss`, act: () => dismiss(key) }}
    >
      {message}
    </Toast>
  ))
}
