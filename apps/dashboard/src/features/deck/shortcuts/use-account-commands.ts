import { useLingui } from '@lingui/react/macro'
import { useAppAction, useAppValue } from '../../../state/react/index.ts'
import { hasSeveralAccountsAtom } from '../../../state/sessions.ts'
import { openModalAtom } from '../../../state/ui/modals.ts'
import type { Command } from '../../../ui/command-list/command.ts'
import { useOtherSessions, useSwitchAccount } from '../account/use-switch-account.ts'

/** Returns the commands about accounts: adding one, switching to another one, their list. @see BY-02, BY-45 */
export function useAccountCommands(): readonly Command[] {
  const { t } = useLingui()
  const hasSeveral = useAppValue(hasSeveralAccountsAtom)
  const others = useOtherSessions()
  const switchTo = useSwitchAccount()
  const openModal = useAppAction(openModalAtom)
  const kind = t`Account`

  return [
    {
      id: 'add-account',
      label: t`Add account`,
      icon: 'plus',
      kind: '',
      run: () => openModal({ type: 'ADD_ACCOUNT' }),
    },
    ...others.map(({ key }): Command => ({
      id: `account ${key}`,
      label: t`Switch to @${key}`,
      icon: 'person',
      kind,
      run: () => switchTo(key),
    })),
    ...(hasSeveral
      ? [
          {
            id: 'accounts',
            label: t`Accounts`,
            icon: 'people',
            kind: '',
            run: () => openModal({ type: 'ACCOUNTS' }),
          } as const,
        ]
      : []),
  ]
}
