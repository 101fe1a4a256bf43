import { createPortal } from 'react-dom'
import { useAppValue } from '../../state/react/index.ts'
import { alertsAtom } from '../../state/ui/alerts.ts'
import { useTopDialog } from '../../ui/dialog/top-dialog.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { ToastStack } from '../../ui/toast/Toast.tsx'
import { Alerts } from './Alerts.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Notices } from './Notices.tsx'
import { useSpoken } from './use-spoken.ts'

/** Everything that the program says in passing, in the topmost dialog where one is open. */
export function Messages() {
  const dialog = useTopDialog()
  const place = dialog ?? document.body
  const alerts = useAppValue(alertsAtom)
  // Remembered out here: put into another place everything in there begins anew.
  const isSpoken = useSpoken(place, alerts)

  return createPortal(
    <>
      <LoadingBar />
      <ToastStack>
        <ErrorBoundary of={{ kind: 'sign' }}>
          <Notices isInDialog={dialog !== null} />
          <Alerts alerts={alerts} isSpoken={isSpoken} />
        </ErrorBoundary>
      </ToastStack>
    </>,
    place,
  )
}
