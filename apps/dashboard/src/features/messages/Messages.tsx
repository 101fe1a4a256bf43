import { createPortal } from 'react-dom'
import { useAppValue } from '../../state/react/index.ts'
import { alertsAtom } from '../../state/ui/alerts.ts'
import { noticesAtom } from '../../state/ui/notices.ts'
import { useOpenDialogs } from '../../ui/dialog/top-dialog.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { ToastStack } from '../../ui/toast/Toast.tsx'
import { Alerts } from './Alerts.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Notices } from './Notices.tsx'
import { useSpoken } from './use-spoken.ts'

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
