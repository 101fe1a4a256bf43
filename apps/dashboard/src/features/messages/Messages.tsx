import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useAppValue } from '../../state/react/index.ts'
import { alertsAtom } from '../../state/ui/alerts.ts'
import { loadingBarAtom } from '../../state/ui/loading-bar.ts'
import { noticesAtom } from '../../state/ui/notices.ts'
import { useOpenDialogs } from '../../ui/dialog/top-dialog.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx'
import { ToastStack } from '../../ui/toast/Toast.tsx'
import { Alerts } from './Alerts.tsx'
import { Notices } from './Notices.tsx'
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
  const alerts = useAppValue(alertsAtom)
  const notices = useAppValue(noticesAtom)
  // Remembered out here: put into another place everything in there begins anew.
  const isAlertSpoken = useSpoken(top, alerts)
  const isNoticeSpoken = useSpoken(top, notices)

  return places.map((place, depth) => {
    const isTop = place === top
    return createPortal(
      <>
        {isTop && <LoadingBar />}
        <ToastStack
          notices={
            <ErrorBoundary of={SIGN}>
              {isTop && (
                <Notices notices={notices} isSpoken={isNoticeSpoken} isInDialog={depth > 0} />
              )}
            </ErrorBoundary>
          }
        >
          <ErrorBoundary of={SIGN}>
            {isTop && <Alerts alerts={alerts} isSpoken={isAlertSpoken} />}
          </ErrorBoundary>
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
