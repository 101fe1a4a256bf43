import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import type { ListId } from '@colonnade/domain/entities'
import { fetchMembersAtom } from '../../state/lists/fetch-members.ts'
import { listMembersAtoms } from '../../state/lists/list-members.ts'
import { searchFollowedAtom } from '../../state/lists/search-followed.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { TextField } from '../../ui/text-field/TextField.tsx'
import { FoundPeople } from './FoundPeople.tsx'
import { Members } from './Members.tsx'
import styles from './ListEditor.module.css'

interface ListPeopleProps {
  readonly listId: ListId
}

/** Who is in the list, and a search among those one follows in its place while somebody is looked for. @see LST-10 */
export function ListPeople({ listId }: ListPeopleProps) {
  const { t } = useLingui()
  const titleId = useId()
  const { items } = useSessionValue(listMembersAtoms, listId)
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
        {!isSearching && items !== null && <span>{items.length}</span>}
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
