import { Trans, useLingui } from '@lingui/react/macro'
import { lazyModule } from '../../lib/lazy-module.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import {
  alertsAtom,
  clearAlertsAtom,
  dismissMessageAtom,
  runMessageActionAtom,
  type ToastMessage,
  toastsAtom,
} from '../../state/ui/messages.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { Toast, ToastStackAction } from '../../ui/toast/Toast.tsx'
import { LazyAlertText } from './LazyAlertText.tsx'

const rareToastText = lazyModule(async () => (await import('./RareToastText.tsx')).RareToastText)

interface ToastListProps {
  /** Whether a toast was already announced elsewhere on the page. */
  readonly isAnnounced: (message: object) => boolean
  /** Whether a dialog is open. Persistent toasts are hidden until it closes. */
  readonly isInDialog: boolean
}

/** Toasts about what was done, with an undo action where there is one. */
export function ToastList({ isAnnounced, isInDialog }: ToastListProps) {
  const { t } = useLingui()
  const notices = useAppValue(toastsAtom)
  const act = useAppAction(runMessageActionAtom)
  const dismiss = useAppAction(dismissMessageAtom)

  const getActionLabel = ({ kind, action }: ToastMessage) => {
    if (action === undefined || action.label !== undefined) return action?.label
    if (kind === 'answer-differs') return t`Delete`
    if (kind === 'sign-in-ended') return t`Sign in again`
    return kind === 'drafts-stay' ? t`Delete drafts` : t`Undo`
  }

  return notices
    .filter(({ stays }) => !(stays && isInDialog))
    .map((notice) => {
      const { key, stays } = notice
      if (notice.isUnseen) {
        return (
          <p
            key={key}
            className="visually-hidden"
            aria-live={isAnnounced(notice) ? 'off' : undefined}
          >
            <ToastText notice={notice} />
          </p>
        )
      }
      const label = getActionLabel(notice)
      return (
        <Toast
          key={key}
          isSilent={isAnnounced(notice)}
          action={label === undefined ? undefined : { label, onAct: () => act(key) }}
          onDismiss={stays && { label: t`Dismiss`, act: () => dismiss(key) }}
        >
          <ToastText notice={notice} />
        </Toast>
      )
    })
}

interface ToastTextProps {
  readonly notice: ToastMessage
}

function ToastText({ notice }: ToastTextProps) {
  switch (notice.kind) {
    case 'access-stays':
    case 'already-signed-in':
    case 'answer-differs':
    case 'draft-elsewhere':
    case 'drafts-stay':
    case 'drafts-unreadable':
    case 'layout-imported':
    case 'sign-in-ended':
    case 'storage-full':
    case 'window-blocked':
    case 'workspace-removed':
      return <LazyToastText notice={notice} />
    case 'column-removed':
      return <Trans>Column removed</Trans>
    case 'draft-deleted':
      return <Trans>Draft deleted</Trans>
    case 'draft-unsent':
      return <Trans>Couldn't publish. Your post was saved to drafts.</Trans>
    case 'text':
      return notice.text
  }
}

/** The texts of rare toasts load on demand. */
function LazyToastText({ notice }: ToastTextProps) {
  return <Lazy module={rareToastText} props={{ notice }} fallback={notice.text} failure="nothing" />
}

/** Alerts about failures, shown long enough to be read. */
export function Alerts({ isAnnounced }: Pick<ToastListProps, 'isAnnounced'>) {
  const { t } = useLingui()
  const alerts = useAppValue(alertsAtom)
  const dismiss = useAppAction(dismissMessageAtom)
  const clear = useAppAction(clearAlertsAtom)

  return (
    <>
      {alerts.map((alert) => (
        <Toast
          key={alert.key}
          role="alert"
          isSilent={isAnnounced(alert)}
          title={<LazyAlertText alert={alert} part="title" />}
          onDismiss={{ label: t`Dismiss`, act: () => dismiss(alert.key) }}
        >
          <LazyAlertText alert={alert} part="message" />
        </Toast>
      ))}
      {alerts.length > 1 && <ToastStackAction onClick={clear}>{t`Dismiss all`}</ToastStackAction>}
    </>
  )
}
