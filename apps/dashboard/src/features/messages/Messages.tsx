import { ToastStack } from '../../ui/toast/Toast.tsx'
import { Alerts } from './Alerts.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { Notices } from './Notices.tsx'

/** Everything that the program says in passing. */
export function Messages() {
  return (
    <>
      <LoadingBar />
      <ToastStack>
        <Notices />
        <Alerts />
      </ToastStack>
    </>
  )
}
