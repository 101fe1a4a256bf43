import { Trans, useLingui } from '@lingui/react/macro'
import type { AccountId, AccountRecord } from '@colonnade/domain/entities'
import { answerFollowRequestAtom } from '../../state/actions/answer-follow-request.ts'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { isListedAtom } from '../../state/people-lists/load-people.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { PersonRow } from '../account/index.ts'
import { AccountText } from '../status/index.ts'
import { useLetGo } from './use-let-go.ts'
import styles from './People.module.css'

interface RequestRowProps {
  readonly id: AccountId
}

/** Somebody who asks to follow, with what they say of themselves, and the two answers. @see ACC-17 */
export function RequestRow({ id }: RequestRowProps) {
  const { t } = useLingui()
  const answer = useSessionAction(answerFollowRequestAtom)
  const isListed = useSessionAction(isListedAtom)
  const letGo = useLetGo()

  return (
    <PersonRow id={id} about={<Bio id={id} />}>
      {(acct) => (
        <>
          <Button
            variant="primary"
            onClick={(event) =>
              void letGo(event.currentTarget, {
                act: () => answer(id, true),
                isStill: () => isListed('FOLLOW_REQUESTS', id),
                told: t`@${acct} now follows you`,
              })
            }
          >
            <Trans>Accept</Trans>
          </Button>
          <Button
            onClick={(event) =>
              void letGo(event.currentTarget, {
                act: () => answer(id, false),
                isStill: () => isListed('FOLLOW_REQUESTS', id),
                told: t`Rejected @${acct}'s follow request`,
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

  return account === undefined || account.note === '' ? null : <Words account={account} />
}

function Words({ account }: { readonly account: AccountRecord }) {
  const { meta } = useSession()

  return (
    <div className={styles['bio']}>
      <AccountText html={account.note} account={account} isAnimated={meta.auto_play_gif} />
    </div>
  )
}
