import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountId, AccountRecord } from '@colonnade/domain/entities'
import { isListedAtom } from '../../state/account-lists/load-account-list.ts'
import { acceptFollowRequestAtom } from '../../state/actions/accept-follow-request.ts'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { PersonRow } from '../account/index.ts'
import { AccountText } from '../status/index.ts'
import { useRemoveRow } from './use-remove-row.ts'
import styles from './AccountLists.module.css'

interface RequestRowProps {
  readonly id: AccountId
}

/** A follow request: the account with its bio, and buttons that accept or reject it. @see ACC-17 */
export function RequestRow({ id }: RequestRowProps) {
  const { t } = useLingui()
  const answer = useSessionAction(acceptFollowRequestAtom)
  const isListed = useSessionAction(isListedAtom)
  const removeRow = useRemoveRow()

  return (
    <PersonRow id={id} about={<Bio id={id} />}>
      {(acct) => (
        <>
          <Button
            variant="primary"
            onClick={(event) =>
              void removeRow(event.currentTarget, {
                act: () => answer(id, true),
                isStillListed: () => isListed('FOLLOW_REQUESTS', id),
                message: t`@${acct} now follows you`,
              })
            }
          >
            <Trans>Accept</Trans>
          </Button>
          <Button
            onClick={(event) =>
              void removeRow(event.currentTarget, {
                act: () => answer(id, false),
                isStillListed: () => isListed('FOLLOW_REQUESTS', id),
                message: t`Rejected @${acct}'s follow request`,
              })
            }
          >
            <Trans>Reject</Trans>
          </Button>
        </>
      )}
    </PersonRow>
  )
}

function Bio({ id }: RequestRowProps) {
  const account = useSessionValue(accountAtoms, id)

  return account === undefined || account.note === '' ? null : <BioText account={account} />
}

function BioText({ account }: { readonly account: AccountRecord }) {
  const { meta } = useSession()

  return (
    <div className={styles['bio']}>
      <AccountText html={account.note} account={account} isAnimated={meta.auto_play_gif} />
    </div>
  )
}
