import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Alert } from '@colonnade/domain/feedback'
import { useAppAction } from '../../state/react/index.ts'
import { clearAlertsAtom, dismissAlertAtom } from '../../state/ui/alerts.ts'
import { StackAction, Toast } from '../../ui/toast/Toast.tsx'
import { LateAlertText } from './LateAlertText.tsx'
import { translateOwnWords } from './own-words.ts'

interface AlertsProps {
  readonly alerts: readonly Alert[]
  /** Whether this one was spoken before, elsewhere on the page. */
  readonly isSpoken: (alert: Alert) => boolean
}

/** In the place of the call's own, which say less. */
const TITLES = { unsupported: msg`Not possible here`, offline: msg`You're offline` } as const

/** What failed, for as long as it takes to read. */
export function Alerts({ alerts, isSpoken }: AlertsProps) {
  const { t, i18n } = useLingui()
  const titleOf = ({ title, advice }: Alert): string =>
    advice === undefined || advice.kind === 'wait'
      ? translateOwnWords(i18n, title)
      : i18n._(TITLES[advice.kind])
  const dismiss = useAppAction(dismissAlertAtom)
  const clear = useAppAction(clearAlertsAtom)

  return (
    <>
      {alerts.map((alert) => (
        <Toast
          key={alert.key}
          role="alert"
          isSilent={isSpoken(alert)}
          title={titleOf(alert)}
          onDismiss={{ label: t`Dismiss`, act: () => dismiss(alert.key) }}
        >
          {alert.advice === undefined ? (
            translateOwnWords(i18n, alert.message)
          ) : (
            <LateAlertText alert={alert} />
          )}
        </Toast>
      ))}
      {alerts.length > 1 && <StackAction onAct={clear}>{t`Dismiss all`}</StackAction>}
    </>
  )
}
