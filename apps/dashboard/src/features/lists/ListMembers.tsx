import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import type { AccountId, ListId } from '@colonnade/domain/entities'
import { fetchMembersAtom, listMembers } from '../../state/lists/list-members.ts'
import { followedSearchAtom, searchFollowedAtom } from '../../state/lists/search-followed.ts'
import { setMemberAtom } from '../../state/lists/set-member.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { InfiniteList } from '../../ui/infinite-list/InfiniteList.tsx'
import { useKeptRows } from '../../ui/infinite-list/use-kept-rows.ts'
import { ListState } from '../../ui/list-state/ListState.tsx'
import { LiveRegion } from '../../ui/live-region/LiveRegion.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { PersonPick } from '../account/index.ts'
import styles from './ListEditor.module.css'

interface ListMembersProps {
  readonly listId: ListId
}

/** The members of a list. While the search field has text, it shows matching followed accounts. @see LST-10 */
export function ListMembers({ listId }: ListMembersProps) {
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
        {isSearching ? <MemberSearchResults listId={listId} /> : <MemberList listId={listId} />}
      </div>
    </fieldset>
  )
}

interface MemberListProps {
  readonly listId: ListId
}

/** Estimated height of a row before one is rendered. */
const ROW_PX = 60

/**
 * The members of a list. Removed ones stay visible, so that an accidental removal can be undone in place. @see
 * LST-09, LST-10
 */
function MemberList({ listId }: MemberListProps) {
  const { t } = useLingui()
  const { items, isLoaded, error } = useSessionValue(listMembers.shownAtoms, listId)
  const fetch = useSessionAction(fetchMembersAtom)
  const rows = useKeptRows(items)

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
      <InfiniteList
        className={styles['rows']}
        label={t`Members`}
        items={rows}
        rowPx={ROW_PX}
        renderRow={(id) => <MemberRow listId={listId} id={id} />}
      />
    </ListState>
  )
}

interface MemberSearchResultsProps {
  readonly listId: ListId
}

/** Followed accounts that match the search. @see LST-10 */
function MemberSearchResults({ listId }: MemberSearchResultsProps) {
  const { t } = useLingui()
  const { query, items, error } = useSessionValue(followedSearchAtom)

  if (error !== null) {
    return (
      <LiveRegion className={styles['word']}>
        <Trans>Search failed. Keep typing to try again.</Trans> {error.message}
      </LiveRegion>
    )
  }
  if (items === null || query === '') return <Skeleton rows={2} />
  if (items.length === 0) {
    return (
      <LiveRegion className={styles['word']}>
        <Trans>No matches among people you follow.</Trans>
      </LiveRegion>
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

/** An account that is or could be a member of the list. */
function MemberRow({ listId, id }: MemberRowProps) {
  const { items, isLoaded } = useSessionValue(listMembers.shownAtoms, listId)
  const setMember = useSessionAction(setMemberAtom)
  const isIn = items.includes(id)

  return (
    <PersonPick
      id={id}
      isSelected={isIn}
      // The members must have loaded before they can change.
      isDisabled={!isLoaded}
      onToggle={() => void setMember({ list: listId, account: id, isIn: !isIn })}
    />
  )
}
