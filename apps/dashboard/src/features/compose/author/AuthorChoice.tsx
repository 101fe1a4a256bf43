import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import {
  type AccountEntity,
  type AccountKey,
  type AccountRecord,
  getAccountName,
} from '@colonnade/domain/entities'
import { chooseAuthorAtom } from '../../../state/authors/choose-author.ts'
import { isSubmittingAtom } from '../../../state/compose/draft.ts'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import {
  SessionProvider,
  useAppAction,
  useAppValue,
  useSession,
  useSessionValue,
} from '../../../state/react/index.ts'
import { sessionsAtom } from '../../../state/sessions.ts'
import { accountColourAtoms } from '../../../state/sessions/account-looks.ts'
import { showMessageAtom } from '../../../state/ui/messages.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { getPaint } from '../../../ui/swatches/get-paint.ts'
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

  const handleChange = (next: AccountKey) => {
    const change = chooseAuthor(composer, session, next)
    const text = change === null ? null : describeAuthorChange(change, { from: key, to: next })
    if (text !== null) showMessage({ kind: 'text', text, time: REMAINS_MS })
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
        onChange={handleChange}
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
