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
  type Notice,
  noticesAtom,
  runMessageActionAtom,
} from '../../state/ui/messages.ts'
import { useOpenDialogs } from '../../ui/dialog/top-dialog.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx'
import { StackAction, Toast, ToastStack } from '../../ui/toast/Toast.tsx'
import { LateAlertText } from './LateAlertText.tsx'
import styles from './Messages.module.css'

const SIGN = { kind: 'sign' } as const

/**
 * Everything that the program says in passing, in the topmost dialog where one is open. The corner for it stands in
 * the page and in each dialog from their beginning, so that what comes as a dialog closes is heard as well.
 */
export function Messages() {
  const dialogs = useOpenDialogs()
  const places = [document.body, ...dialogs.map(({ element }) => element)]
  const top = places.at(-1) ?? document.body
  const messages = useAppValue(messagesAtom)
  // Remembered out here: put into another place everything in there begins anew.
  const isSpoken = useSpoken(top, messages)

  return places.map((place, depth) => {
    const isTop = place === top
    return createPortal(
      <>
        {isTop && <LoadingBar />}
        <ToastStack
          notices={
            <ErrorBoundary of={SIGN}>
              {isTop && <Notices isSpoken={isSpoken} isInDialog={depth > 0} />}
            </ErrorBoundary>
          }
        >
          <ErrorBoundary of={SIGN}>{isTop && <Alerts isSpoken={isSpoken} />}</ErrorBoundary>
        </ToastStack>
      </>,
      place,
      String(depth),
    )
  })
}

/** A thin line along the top while calls that the user waits for are under way. */
function LoadingBar() {
  const { t } = useLingui()
  const { phase, percent } = useAppValue(loadingBarAtom)
  if (phase === 'hidden' || phase === 'starting') return null

  return (
    // A landmark, since it stands beside those of the page.
    <section className={styles['bar']} data-phase={phase} aria-label={t`Loading`}>
      <ProgressBar label={t`Loading`} value={percent} isGuess className={styles['track']} />
    </section>
  )
}

interface Heard {
  readonly place: Element
  readonly messages: readonly object[]
}

/**
 * Which messages stood somewhere else before. A screen reader speaks whatever comes into the page's live
 * places, so that one which moves into a dialog, and out of it, would be spoken each time.
 *
 * @see ALR-07
 */
function useSpoken(place: Element, messages: readonly object[]): (message: object) => boolean {
  const [heard, setHeard] = useState<Heard>({ place, messages: [] })
  const [shown, setShown] = useState(messages)

  if (heard.place !== place) setHeard({ place, messages: shown })
  if (shown !== messages) setShown(messages)
  return (message) => heard.messages.includes(message)
}

const rareNotice = lazyModule(async () => (await import('./RareNotice.tsx')).RareNotice)

interface NoticesProps {
  /** Whether this one was said before, elsewhere on the page. */
  readonly isSpoken: (message: object) => boolean
  /** A dialog is open: what stays waits until it is closed. */
  readonly isInDialog: boolean
}

/** What has been done, with a way to take it back where there is one. */
function Notices({ isSpoken, isInDialog }: NoticesProps) {
  const { t } = useLingui()
  const notices = useAppValue(noticesAtom)
  const act = useAppAction(runMessageActionAtom)
  const dismiss = useAppAction(dismissMessageAtom)

  const labelOf = ({ kind, action }: Notice) => {
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
          <p key={key} className="visually-hidden" aria-live={isSpoken(notice) ? 'off' : undefined}>
            <NoticeText notice={notice} />
          </p>
        )
      }
      const label = labelOf(notice)
      return (
        <Toast
          key={key}
          isSilent={isSpoken(notice)}
          action={label === undefined ? undefined : { label, onAct: () => act(key) }}
          onDismiss={stays && { label: t`Dismiss`, act: () => dismiss(key) }}
        >
          <NoticeText notice={notice} />
        </Toast>
      )
    })
}

interface NoticeTextProps {
  readonly notice: Notice
}

function NoticeText({ notice }: NoticeTextProps) {
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
      return <LateNotice notice={notice} />
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

/** The words of what happens seldom are loaded on demand. */
function LateNotice({ notice }: NoticeTextProps) {
  return <Lazy module={rareNotice} props={{ notice }} fallback={notice.text} failure="nothing" />
}

/** What failed, for as long as it takes to read. */
function Alerts({ isSpoken }: Pick<NoticesProps, 'isSpoken'>) {
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
