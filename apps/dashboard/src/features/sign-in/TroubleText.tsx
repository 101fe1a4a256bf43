import { Trans } from '@lingui/react/macro'

/** Every way in which signing in can go wrong. */
type Trouble =
  | 'wrong-address'
  | 'unreachable'
  | 'not-mastodon'
  | 'refused'
  | 'foreign-state'
  | 'reused-state'
  | 'no-token'

interface TroubleTextProps {
  readonly reason: Trouble
  readonly host: string
}

/** Says what happened and what to do about it; never a code. */
export function TroubleText({ reason, host }: TroubleTextProps) {
  switch (reason) {
    case 'wrong-address':
      return <Trans>That is not the address of a server. It looks like mastodon.example.</Trans>
    case 'unreachable':
      return <Trans>{host} does not answer. Check the spelling, or try again in a moment.</Trans>
    case 'not-mastodon':
      return (
        <Trans>
          {host} answers, but not as a Mastodon server does. Colonnade needs its interface.
        </Trans>
      )
    case 'refused':
      return <Trans>You did not give Colonnade access on {host}. Nothing was shared.</Trans>
    case 'foreign-state':
      return <Trans>This sign-in was not started in this window. Please sign in again.</Trans>
    case 'reused-state':
      return <Trans>This sign-in was already used. Please sign in again.</Trans>
    case 'no-token':
      return <Trans>{host} signed you in but did not grant access. Please try again.</Trans>
  }
}
