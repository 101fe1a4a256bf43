import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useAppValue } from '../../state/react/index.ts'
import { loadingBarAtom } from '../../state/ui/loading-bar.ts'
import { messagesAtom } from '../../state/ui/messages.ts'
import { useOpenDialogs } from '../../ui/dialog/open-dialogs.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx'
import { ToastStack } from '../../ui/toast/ToastStack.tsx'
import { alertList, toastList } from './toast-lists.ts'
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
              {isTop && messages.length > 0 && (
                <Lazy
                  module={toastList}
                  props={{ isAnnounced, isInDialog: depth > 0 }}
                  failure="nothing"
                />
              )}
            </ErrorBoundary>
          }
        >
          <ErrorBoundary part={SIGN}>
            {isTop && messages.length > 0 && (
              <Lazy module={alertList} props={{ isAnnounced }} failure="nothing" />
            )}
          </ErrorBoundary>
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
