import { Trans } from '@lingui/react/macro'
import type { Notice } from '../../state/ui/notices.ts'
import { DifferencesText } from './DifferencesText.tsx'

interface RareNoticeProps {
  readonly notice: Notice
}

/** Says what happens seldom. */
export function RareNotice({ notice }: RareNoticeProps) {
  const { kind, text: host = '', differences = [] } = notice
  switch (kind) {
    case 'access-stays':
      return <AccessStays host={host} />
    case 'sign-in-ended':
      return <SignInEnded host={host} />
    case 'drafts-stay':
      return <Trans>Signed out. Your drafts stay in this browser for the next time.</Trans>
    case 'drafts-unreadable':
      return <Trans>Your drafts cannot be opened right now. Try again.</Trans>
    case 'workspace-removed':
      return <Trans>Workspace removed, with its columns</Trans>
    case 'layout-imported':
      return <Trans>Layout imported</Trans>
    case 'storage-full':
      return <Trans>This browser has no room left: settings last only until you leave.</Trans>
    case 'draft-elsewhere':
      return <Trans>This draft is open in another tab</Trans>
    default:
      return <DifferencesText host={host} differences={differences} />
  }
}

/** Nobody is told that all is over while the token is still good. */
function AccessStays({ host }: { readonly host: string }) {
  return (
    <Trans>
      This browser has forgotten the account, but {host} could not be told. You can end the access
      in your settings there.
    </Trans>
  )
}

function SignInEnded({ host }: { readonly host: string }) {
  return <Trans>{host} has ended your sign-in. Your drafts and columns are kept.</Trans>
}
