import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import type { AccountId, ListId } from '@colonnade/domain/entities'
import { fetchMembersAtom, listMembers } from '../../state/lists/list-members.ts'
import { followedSearchAtom, searchFollowedAtom } from '../../state/lists/search-followed.ts'
import { setMemberAtom } from '../../state/lists/set-member.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { GrowingList } from '../../ui/growing-list/GrowingList.tsx'
import { useEverSeen } from '../../ui/growing-list/use-ever-seen.ts'
import { ListState } from '../../ui/list-state/ListState.tsx'
import { Said } from '../../ui/said/Said.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { PersonPick } from '../account/index.ts'
import styles from './ListEditor.module.css'

interface ListPeopleProps {
  readonly listId: ListId
}

/** Who is in the list, and a search among those one follows in its place while somebody is looked for. @see LST-10 */
export function ListPeople({ listId }: ListPeopleProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { items, isLoaded } = useSessionValue(listMembers.shownAtoms, listId)
  const fetch = useSessionAction(fetchMembersAtom)
  const search = useSessionAction(searchFollowedAtom)
  const [typed, setTyped] = useState('')
  const isSearching = typed.trim() !== ''

  useEffect(() => void fetch(listId), [fetch, listId])

  useEffect(() => {
    search(typed)
  }, [typed, search])

  useEffect(() => () => search(''), [search])

  return (
    <fieldset className={styles['people']} aria-labelledby={titleId}>
      <h3 id={titleId}>
        {isSearching ? <Trans>People you follow</Trans> : <Trans>Members</Trans>}
        {!isSearching && isLoaded && <span>{items.length}</span>}
      </h3>
      <TextField
        label={t`Search among people you follow`}
        placeholder={t`Search among people you follow`}
        isLabelHidden
        type="search"
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles['box']}>
        {isSearching ? <FoundPeople listId={listId} /> : <Members listId={listId} />}
      </div>
    </fieldset>
  )
}

interface MembersProps {
  readonly listId: ListId
}

/** What a row is taken for until one is drawn. */
const ROW_PX = 60

/** Who is in the list. Whoever is taken out stays in sight, so that a slip can be undone where it happened. @see LST-09, LST-10 */
function Members({ listId }: MembersProps) {
  const { t } = useLingui()
  const { items, isLoaded, error } = useSessionValue(listMembers.shownAtoms, listId)
  const fetch = useSessionAction(fetchMembersAtom)
  const rows = useEverSeen(items)

  return (
    <ListState
      isLoaded={isLoaded}
      error={error}
      errorTitle={<Trans>Couldn't load the members</Trans>}
      onRetry={() => void fetch(listId)}
      rows={2}
      empty={
        rows.length === 0 ? (
          <p className={styles['word']}>
            <Trans>No members yet. Find users to add.</Trans>
          </p>
        ) : null
      }
    >
      <GrowingList
        className={styles['rows']}
        label={t`Members`}
        items={rows}
        rowPx={ROW_PX}
        drawRow={(id) => <MemberRow listId={listId} id={id} />}
      />
    </ListState>
  )
}

interface FoundPeopleProps {
  readonly listId: ListId
}

/** Whom one follows by what was typed. @see LST-10 */
function FoundPeople({ listId }: FoundPeopleProps) {
  const { t } = useLingui()
  const { query, items, error } = useSessionValue(followedSearchAtom)

  if (error !== null) {
    return (
      <Said className={styles['word']}>
        <Trans>Search failed. Keep typing to try again.</Trans> {error.message}
      </Said>
    )
  }
  if (items === null || query === '') return <Skeleton rows={2} />
  if (items.length === 0) {
    return (
      <Said className={styles['word']}>
        <Trans>No matches among people you follow.</Trans>
      </Said>
    )
  }
  return (
    <ul className={styles['rows']} aria-label={t`People you follow`}>
      {items.map((id) => (
        <li key={id}>
          <MemberRow listId={listId} id={id} />
        </li>
      ))}
    </ul>
  )
}

interface MemberRowProps {
  readonly listId: ListId
  readonly id: AccountId
}

/** Somebody who is in the list or could be. */
function MemberRow({ listId, id }: MemberRowProps) {
  const { items, isLoaded } = useSessionValue(listMembers.shownAtoms, listId)
  const setMember = useSessionAction(setMemberAtom)
  const isIn = items.includes(id)

  return (
    <PersonPick
      id={id}
      isIn={isIn}
      // Who is in it must be known before that can change.
      isDisabled={!isLoaded}
      onToggle={() => void setMember({ list: listId, account: id, isIn: !isIn })}
    />
  )
}
