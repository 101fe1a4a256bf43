import { useLingui } from '@lingui/react/macro'
import type { AccountId, ListId } from '@colonnade/domain/entities'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { listMembersAtoms } from '../../state/lists/list-members.ts'
import { setMemberAtom } from '../../state/lists/set-member.ts'
import { useSession, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Avatar } from '../../ui/avatar/Avatar.tsx'
import { IconButton } from '../../ui/icon-button/IconButton.tsx'
import { DisplayName } from '../status/index.ts'
import styles from './ListEditor.module.css'

interface MemberRowProps {
  readonly listId: ListId
  readonly id: AccountId
}

/** Somebody who is in the list or could be: one press changes that, another one changes it back. */
export function MemberRow({ listId, id }: MemberRowProps) {
  const { t } = useLingui()
  const { meta } = useSession()
  const account = useSessionValue(accountAtoms, id)
  const { items } = useSessionValue(listMembersAtoms, listId)
  const setMember = useSessionAction(setMemberAtom)
  if (account === undefined) return null

  const isAnimated = meta.auto_play_gif
  const isIn = items?.includes(id) === true
  const { acct } = account
  return (
    <div className={styles['row']} data-out={!isIn || undefined}>
      <Avatar
        src={isAnimated ? account.avatar : account.avatar_static}
        name={account.display_name.trim() || account.username}
        size="small"
      />
      <span className={styles['names']}>
        <b>
          <DisplayName account={account} isAnimated={isAnimated} />
        </b>
        <bdi dir="ltr">@{acct}</bdi>
      </span>
      <IconButton
        label={isIn ? t`Remove @${acct}` : t`Add @${acct}`}
        icon={isIn ? 'close' : 'plus'}
        // Who is in it must be known before that can change.
        disabled={items === null}
        onClick={() => void setMember({ list: listId, account: id, isIn: !isIn })}
      />
    </div>
  )
}
