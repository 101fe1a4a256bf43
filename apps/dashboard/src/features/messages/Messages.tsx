import { createPortal } from 'react-dom'
import { useTopDialog } from '../../ui/dialog/top-dialog.ts'
import { ToastStack } from '../../ui/toast/Toast.tsx'
import { Alerts } from './Alerts.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Notices } from './Notices.tsx'

/** Everything that the program says in passing, in the topmost dialog where one is open. */
export function Messages() {
  const topDialog = useTopDialog()

  return createPortal(
    <>
      <LoadingBar />
      <ToastStack>
        <Notices />
        <Alerts />
      </ToastStack>
    </>,
    topDialog ?? document.body,
  )
}
