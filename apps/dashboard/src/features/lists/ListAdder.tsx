import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { sortListsByTitle } from '@colonnade/domain/accounts'
import type { AccountId, ListId } from '@colonnade/domain/entities'
import { formatAcct } from '../../lib/format-acct.ts'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { fetchListsAtom } from '../../state/lists/fetch-lists.ts'
import { fetchAccountListsAtom, listsOfAccount } from '../../state/lists/list-members.ts'
import { listsAtom, listsLoadAtom } from '../../state/lists/lists.ts'
import { setMemberAtom } from '../../state/lists/set-member.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ListState } from '../../ui/list-state/ListState.tsx'
import { Toggle } from '../../ui/toggle/Toggle.tsx'
import { NewList } from './NewList.tsx'
import styles from './Lists.module.css'

interface ListAdderProps {
  readonly accountId: AccountId
  readonly onClose: () => void
}

/**
 * The lists of the user as switches that add or remove an account, with a field for a new list. @see MOD-18, LST-11
 */
export function ListAdder({ accountId, onClose }: ListAdderProps) {
  const { t } = useLingui()
  const account = useSessionValue(accountAtoms, accountId)
  const fetchLists = useSessionAction(fetchListsAtom)
  const fetchTheirs = useSessionAction(fetchAccountListsAtom)
  const setMember = useSessionAction(setMemberAtom)

  useEffect(() => {
    void fetchLists()
    void fetchTheirs(accountId)
  }, [fetchLists, fetchTheirs, accountId])

  const setIn = (list: ListId, isIn: boolean) => void setMember({ list, account: accountId, isIn })
  const acct = formatAcct(account?.acct ?? '').shown
  return (
    <Dialog size="small" title={t`Add @${acct} to lists`} closeLabel={t`Close`} onClose={onClose}>
      <Switches accountId={accountId} onChange={setIn} />
      <NewList onCreated={({ id }) => setIn(id, true)} />
    </Dialog>
  )
}

interface SwitchesProps {
  readonly accountId: AccountId
  readonly onChange: (list: ListId, isIn: boolean) => void
}

function Switches({ accountId, onChange }: SwitchesProps) {
  const { t, i18n } = useLingui()
  const lists = sortListsByTitle(useSessionValue(listsAtom).values(), i18n.locale)
  const { isLoaded, error: listsError } = useSessionValue(listsLoadAtom)
  const theirs = useSessionValue(listsOfAccount.shownAtoms, accountId)
  const fetchLists = useSessionAction(fetchListsAtom)
  const fetchTheirs = useSessionAction(fetchAccountListsAtom)
  const retry = () => {
    void fetchLists()
    void fetchTheirs(accountId)
  }

  return (
    <ListState
      isLoaded={isLoaded && theirs.isLoaded}
      error={listsError ?? theirs.error}
      errorTitle={<Trans>Couldn't load your lists</Trans>}
      onRetry={retry}
      rows={2}
      empty={
        lists.length === 0 ? (
          <p className={styles['none']}>
            <Trans>You don't have any lists yet. Enter a title to create one.</Trans>
          </p>
        ) : null
      }
    >
      <ul className={styles['switches']} aria-label={t`Your lists`}>
        {lists.map(({ id, title }) => (
          <li key={id}>
            <Toggle
              label={<span dir="auto">{title}</span>}
              isOn={theirs.items.includes(id)}
              onChange={(isIn) => onChange(id, isIn)}
            />
          </li>
        ))}
      </ul>
    </ListState>
  )
}
