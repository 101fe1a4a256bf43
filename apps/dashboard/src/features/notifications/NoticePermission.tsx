import { Trans } from '@lingui/react/macro'
import { allowNoticesAtom, noticePermissionAtom } from '../../state/push/start-push.ts'
import { useAppValue, useSessionAction } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'

/** Desktop and pushed notifications need the user's word, given to the browser; nothing once it is given. */
export function NoticePermission() {
  const permission = useAppValue(noticePermissionAtom)
  const allow = useSessionAction(allowNoticesAtom)

  switch (permission) {
    case 'default':
      return (
        <Button icon="bell" onClick={() => void allow()}>
          <Trans>Allow desktop notifications</Trans>
        </Button>
      )
    case 'denied':
      return (
        <small>
          <Trans>Your browser does not let this page notify you: see its site settings.</Trans>
        </small>
      )
    case 'granted':
    case 'unsupported':
      return null
  }
}
