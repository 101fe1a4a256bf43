import { Trans } from '@lingui/react/macro'
import { useSession } from '../../../state/react/index.ts'

/** Says that the server of the account in context is searched. */
export function LookingText() {
  const host = useHost()
  return <Trans>Looking for this post on {host}…</Trans>
}

/** The host of the account in context. */
export function useHost(): string {
  const { origin } = useSession()
  return URL.parse(origin)?.host ?? origin
}
