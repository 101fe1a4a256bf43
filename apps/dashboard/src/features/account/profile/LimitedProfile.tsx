import { Trans } from '@lingui/react/macro'
import type { AccountRecord } from '@colonnade/domain/entities'
import { revealProfileAtom } from '../../../state/profiles/profiles.ts'
import { useSession, useSessionAction } from '../../../state/react/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx'
import { useShownAcct } from '../../status/index.ts'

interface LimitedProfileProps {
  readonly account: Pick<AccountRecord, 'id' | 'acct'>
}

/** The moderators would rather that it were asked for. */
export function LimitedProfile({ account }: LimitedProfileProps) {
  const { id } = account
  const acct = useShownAcct(account.acct)
  const { origin } = useSession()
  const reveal = useSessionAction(revealProfileAtom)
  const { host } = new URL(origin)

  return (
    <EmptyState icon="eye-off" title={<Trans>This profile is hidden</Trans>}>
      <span>
        <Trans>
          The moderators of {host} hide <bdi dir="ltr">@{acct}</bdi> from those who do not follow
          it.
        </Trans>
      </span>
      <Button onClick={() => reveal(id)}>
        <Trans>Show profile</Trans>
      </Button>
    </EmptyState>
  )
}
