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
      return <Trans>{host} was told not to let Colonnade in. Nothing has been shared.</Trans>
    case 'foreign-state':
      return <Trans>That answer belongs to no sign-in begun in this window. Begin once more.</Trans>
    case 'reused-state':
      return <Trans>That sign-in was used before and is spent. Begin once more.</Trans>
    case 'no-token':
      return <Trans>{host} let you in but gave no key to come back with. Try again.</Trans>
  }
}
