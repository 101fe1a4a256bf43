import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { lazyModule } from '../../lib/lazy-module.ts'
import { useAppAction, useAppValue } from '../../state/react/index.ts'
import { loadingBarAtom } from '../../state/ui/loading-bar.ts'
import {
  alertsAtom,
  clearAlertsAtom,
  dismissMessageAtom,
  messagesAtom,
  type ToastMessage,
  toastsAtom,
  runMessageActionAtom,
} from '../../state/ui/messages.ts'
import { useOpenDialogs } from '../../ui/dialog/open-dialogs.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx'
import { ToastStackAction, Toast, ToastStack } from '../../ui/toast/Toast.tsx'
import { LazyAlertText } from './LazyAlertText.tsx'
import styles from './Toasts.module.css'

const SIGN = { kind: 'sign' } as const

/**
 * Shows toasts, alerts and the loading bar, in the topmost dialog if one is open. The live region exists in the page
 * and in every dialog from the start, so that a toast is announced even while a dialog closes.
 */
export function Toasts() {
  const dialogs = useOpenDialogs()
  const containers = [document.body, ...dialogs.map(({ element }) => element)]
  const top = containers.at(-1) ?? document.body
  const messages = useAppValue(messagesAtom)
  // State above the portals: moving to another container mounts everything in there again.
  const isAnnounced = useAnnounced(top, messages)

  return containers.map((container, depth) => {
    const isTop = container === top
    return createPortal(
      <>
        {isTop && <LoadingBar />}
        <ToastStack
          toasts={
            <ErrorBoundary part={SIGN}>
              {isTop && <ToastList isAnnounced={isAnnounced} isInDialog={depth > 0} />}
            </ErrorBoundary>
          }
        >
          <ErrorBoundary part={SIGN}>{isTop && <Alerts isAnnounced={isAnnounced} />}</ErrorBoundary>
        </ToastStack>
      </>,
      container,
      String(depth),
    )
  })
}

/** A thin line along the top while requests that the user waits for are running. */
function LoadingBar() {
  const { t } = useLingui()
  const { phase, percent } = useAppValue(loadingBarAtom)
  if (phase === 'hidden' || phase === 'starting') return null

  return (
    // A landmark, because it is a sibling of the landmarks of the page.
    <section className={styles['bar']} data-phase={phase} aria-label={t`Loading`}>
      <ProgressBar label={t`Loading`} value={percent} isEstimate className={styles['track']} />
    </section>
  )
}

interface Announced {
  readonly container: Element
  readonly messages: readonly object[]
}

/**
 * Returns whether a message was already announced in another container. A screen reader announces everything that is
 * added to a live region, so that a message that moves into a dialog and back would be announced each time.
 *
 * @see ALR-07
 */
function useAnnounced(
  container: Element,
  messages: readonly object[],
): (message: object) => boolean {
  const [announced, setAnnounced] = useState<Announced>({ container, messages: [] })
  const [shown, setShown] = useState(messages)

  if (announced.container !== container) setAnnounced({ container, messages: shown })
  if (shown !== messages) setShown(messages)
  return (message) => announced.messages.includes(message)
}

const rareToastText = lazyModule(async () => (await import('./RareToastText.tsx')).RareToastText)

interface ToastListProps {
  /** Whether a toast was already announced elsewhere on the page. */
  readonly isAnnounced: (message: object) => boolean
  /** Whether a dialog is open. Persistent toasts are hidden until it closes. */
  readonly isInDialog: boolean
}

/** Toasts about what was done, with an undo action where there is one. */
function ToastList({ isAnnounced, isInDialog }: ToastListProps) {
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
    case 'answer-differs':
    case 'draft-elsewhere':
    case 'drafts-stay':
    case 'drafts-unreadable':
    case 'layout-imported':
    case 'sign-in-ended':
    case 'storage-full':
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
function Alerts({ isAnnounced }: Pick<ToastListProps, 'isAnnounced'>) {
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
