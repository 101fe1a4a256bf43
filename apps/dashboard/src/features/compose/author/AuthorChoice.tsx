import { Trans, useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import {
  type AccountEntity,
  type AccountKey,
  type AccountRecord,
  getAccountName,
} from '@colonnade/domain/entities'
import { chooseAuthorAtom } from '../../../state/authors/choose-author.ts'
import { cancelMoveAtom } from '../../../state/authors/move-reply.ts'
import { isSubmittingAtom, nextAuthorAtom } from '../../../state/compose/draft.ts'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import {
  SessionProvider,
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../../state/react/index.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { accountColourAtoms } from '../../../state/sessions/account-looks.ts'
import { showMessageAtom } from '../../../state/ui/messages.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { LiveRegion } from '../../../ui/live-region/LiveRegion.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { getPaint } from '../../../ui/swatches/get-paint.ts'
import { canTryAgain, LookingText } from '../../status/index.ts'
import { ComposerContext } from './composer-context.ts'
import { describeAuthorChange } from './describe-author-change.ts'
import styles from './AuthorChoice.module.css'

/** How long the sentence about what stays is shown. Unit: ms. */
const REMAINS_MS = 10_000

interface AuthorChoiceProps {
  readonly me: AccountEntity | AccountRecord
}

/** The posting account, in its colour, with a choice of the others. @see BY-02, BY-37, STA-05 */
export function AuthorChoice({ me }: AuthorChoiceProps) {
  const { t } = useLingui()
  const session = useSession()
  const { key } = session
  const composer = useContext(ComposerContext)
  const sessions = useAppValue(sessionsAtom)
  const isSubmitting = useSessionValue(isSubmittingAtom)
  const paint = getPaint(useAppValue(accountColourAtoms(key)))
  const chooseAuthor = useAppAction(chooseAuthorAtom)
  const showMessage = useAppAction(showMessageAtom)
  const acct = `@${key}`
  const name = getAccountName(me)

  const handleChange = async (next: AccountKey) => {
    const chosen = chooseAuthor(composer, session, next)
    const change = chosen?.kind === 'looking' ? await chosen.outcome : chosen
    const text = change === null ? null : describeAuthorChange(change, { from: key, to: next })
    if (change === null || text === null) return
    const mayWorkLater = change.kind === 'not-moved' && canTryAgain(change.failure)
    showMessage({
      kind: 'text',
      text,
      time: REMAINS_MS,
      ...(mayWorkLater && {
        action: { label: t`Try again`, run: () => void handleChange(next) },
      }),
    })
  }

  return (
    <div className={styles['author']} style={{ '--author-paint': paint }}>
      <Select
        className={styles['button']}
        label={t`Post as`}
        buttonLabel={t`Post as: ${acct}`}
        value={key}
        isDisabled={isSubmitting}
        options={sessions.map((each) => ({
          value: each.key,
          label: `@${each.key}`,
          picture: (
            <SessionProvider session={each}>
              <AccountPicture />
            </SessionProvider>
          ),
        }))}
        onChange={(next) => void handleChange(next)}
      >
        <Avatar src={me.avatar_static} name={name} className={styles['avatar']} />
        <span>
          <b className="cut-name">
            <bdi>{name}</bdi>
          </b>
          <small>
            <bdi dir="ltr">{acct}</bdi>
          </small>
        </span>
      </Select>
      <ReplyLookup />
    </div>
  )
}

/** Says that the server of the next author is searched for the post that the draft replies to. */
function ReplyLookup() {
  const nextKey = useSessionValue(nextAuthorAtom)?.key
  const next = useAppValue(sessionsAtom).find(({ key }) => key === nextKey)
  const cancel = useSessionAction(cancelMoveAtom)

  return (
    <div className={next === undefined ? 'visually-hidden' : styles['lookup']}>
      <LiveRegion>
        {next !== undefined && (
          <SessionProvider session={next}>
            <LookingText />
          </SessionProvider>
        )}
      </LiveRegion>
      {next !== undefined && (
        <Button variant="link" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </div>
  )
}

/** The avatar of the current account, with a ring in its colour. */
function AccountPicture() {
  const { key, me, initialState } = useSession()
  const account = useSessionValue(accountAtoms, me) ?? initialState.account
  const paint = getPaint(useAppValue(accountColourAtoms(key)))

  return (
    <span className={styles['picture']} style={{ '--author-paint': paint }}>
      <Avatar
        src={account?.avatar_static ?? null}
        name={key}
        size="small"
        className={styles['avatar']}
      />
    </span>
  )
}
