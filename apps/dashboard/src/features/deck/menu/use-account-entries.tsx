import { useLingui } from '@lingui/react/macro'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import {
  SessionProvider,
  useAppAction,
  useAppValue,
  useSession,
  useSessionValue,
} from '../../../state/react/index.ts'
import { hasSeveralAccountsAtom } from '../../../state/sessions.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import type { MenuEntries } from '../../../ui/menu/menu-entries.ts'
import { useOtherSessions, useSwitchAccount } from '../account/use-switch-account.ts'
import styles from './MainMenu.module.css'

/** Returns the entries about accounts: each other account, to switch to it, and adding one. @see BY-02 */
export function useAccountEntries(): MenuEntries {
  const { t } = useLingui()
  const hasSeveral = useAppValue(hasSeveralAccountsAtom)
  const others = useOtherSessions()
  const switchTo = useSwitchAccount()
  const openModal = useAppAction(openModalAtom)

  return [
    {
      id: 'add-account',
      label: t`Add account`,
      icon: 'plus',
      onSelect: () => openModal({ type: 'ADD_ACCOUNT' }),
    },
    ...others.map(
      (session) =>
        ({
          id: `account ${session.key}`,
          label: (
            <SessionProvider session={session}>
              <AccountName />
            </SessionProvider>
          ),
          onSelect: () => switchTo(session.key),
        }) as const,
    ),
    ...(hasSeveral
      ? [
          {
            id: 'accounts',
            label: t`Accounts`,
            icon: 'people',
            onSelect: () => openModal({ type: 'ACCOUNTS' }),
          } as const,
        ]
      : []),
    null,
  ]
}

/** The avatar and the name of the account in context. */
export function AccountName() {
  const { me, key, initialState } = useSession()
  const account = useSessionValue(accountAtoms, me) ?? initialState.account

  return (
    <span className={styles['account']}>
      <Avatar src={account?.avatar_static ?? null} name={key} size="small" />
      <bdi dir="ltr">@{key}</bdi>
    </span>
  )
}
