import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ColumnParams } from '@colonnade/domain/columns'
import { type AccountRecord, getSpokenName } from '@colonnade/domain/entities'
import { normaliseTag } from '@colonnade/domain/timeline'
import { formatAcct } from '../../../lib/format-acct.ts'
import { fetchListsAtom } from '../../../state/lists/fetch-lists.ts'
import { listsAtom } from '../../../state/lists/lists.ts'
import { useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import {
  findAccountAtom,
  suggestedProfilesAtom,
  suggestedTagsAtom,
  suggestProfilesAtom,
  suggestTagsAtom,
} from '../../../state/search/suggest-for-column.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { AddableKind } from './column-kinds.ts'
import { type FieldOption, SuggestionField } from './SuggestionField.tsx'
import styles from './AddColumn.module.css'

interface KindDetailsProps {
  readonly kind: AddableKind
  readonly onAdd: (params: ColumnParams) => void
}

/** The options of a kind, filled in before the column is added. */
export function KindDetails({ kind, onAdd }: KindDetailsProps) {
  switch (kind) {
    case 'HASHTAG':
      return <HashtagOptions onAdd={(id) => onAdd({ id })} />
    case 'LIST':
      return <ListOptions onAdd={(id) => onAdd({ id })} />
    case 'ACCOUNT':
      return <ProfileOptions onAdd={onAdd} />
    case 'SEARCH':
      return <SearchOptions onAdd={(query) => onAdd({ query })} />
    default:
      return null
  }
}

interface HashtagOptionsProps {
  readonly onAdd: (tag: string) => void
}

/** A field for the hashtag. It removes `#` and converts capitals to lower case. */
function HashtagOptions({ onAdd }: HashtagOptionsProps) {
  const { t } = useLingui()
  const tags = useSessionValue(suggestedTagsAtom)
  const suggest = useSessionAction(suggestTagsAtom)
  const [text, setText] = useState('')
  const tag = normaliseTag(text)

  useEffect(() => suggest(text), [text, suggest])

  return (
    <SuggestionField
      label={t`Hashtag`}
      placeholder="astrophotography"
      value={text}
      onChange={setText}
      options={tags.map((each) => ({
        id: each,
        name: `#${each}`,
        picture: <Icon name="hash" size={18} />,
      }))}
      onPick={(picked) => onAdd(normaliseTag(picked))}
      onAdd={() => onAdd(tag)}
      canAdd={tag !== ''}
    />
  )
}

interface ListOptionsProps {
  readonly onAdd: (id: string) => void
}

/** One button for every list of the account. */
function ListOptions({ onAdd }: ListOptionsProps) {
  const lists = [...useSessionValue(listsAtom).values()]
  const fetch = useSessionAction(fetchListsAtom)

  useEffect(() => void fetch(), [fetch])

  if (lists.length === 0) {
    return (
      <p className={styles['none']}>
        <Trans>You don't have any lists yet.</Trans>
      </p>
    )
  }
  return (
    <div className={styles['lists']}>
      {lists.map(({ id, title }) => (
        <Button key={id} icon="list" onClick={() => onAdd(id)}>
          {title}
        </Button>
      ))}
    </div>
  )
}

interface SearchOptionsProps {
  readonly onAdd: (query: string) => void
}

/** A field for the search query. The query can be entered in the column later too. */
function SearchOptions({ onAdd }: SearchOptionsProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')

  return (
    <SuggestionField
      label={t`Search`}
      placeholder={t`Search people, hashtags, posts, URLs`}
      value={text}
      onChange={setText}
      options={[]}
      onPick={onAdd}
      onAdd={() => onAdd(text.trim())}
      canAdd
    />
  )
}

interface ProfileOptionsProps {
  readonly onAdd: (params: ColumnParams) => void
}

/** A field for the profile: a name, `@user@host`, or the profile's URL. */
function ProfileOptions({ onAdd }: ProfileOptionsProps) {
  const { t } = useLingui()
  const people = useSessionValue(suggestedProfilesAtom)
  const suggest = useSessionAction(suggestProfilesAtom)
  const find = useSessionAction(findAccountAtom)
  const [text, setText] = useState('')
  const [phase, setPhase] = useState<'idle' | 'searching' | 'not-found'>('idle')
  const [error, setError] = useState<Error | null>(null)

  useEffect(() => suggest(text), [text, suggest])

  const handleChange = (typed: string) => {
    setText(typed)
    setPhase('idle')
    setError(null)
  }

  const handlePick = (id: string) => {
    const picked = people.find((account) => account.id === id)
    if (picked !== undefined) onAdd({ id: picked.id, acct: picked.acct })
  }

  const handleAdd = async () => {
    setPhase('searching')
    setError(null)
    const found = await find(text)
    if (found === null) setPhase('not-found')
    else if (found instanceof Error) {
      setPhase('idle')
      setError(found)
    } else onAdd({ id: found.id, acct: found.acct })
  }

  return (
    <SuggestionField
      label={t`Profile`}
      placeholder="@ada@example.org"
      value={text}
      onChange={handleChange}
      options={people.map(createOption)}
      onPick={handlePick}
      onAdd={() => void handleAdd()}
      canAdd={text.trim() !== '' && phase !== 'searching'}
      {...(phase === 'not-found' && { error: <Trans>No accounts found.</Trans> })}
      {...(error !== null && { error: <Trans>Search failed: {error.message}</Trans> })}
    />
  )
}

function createOption(account: AccountRecord): FieldOption {
  const { id, acct, avatar_static } = account
  const title = getSpokenName(account)
  return {
    id,
    name: `@${formatAcct(acct).shown}`,
    title,
    picture: <Avatar src={avatar_static} name={title} size="small" />,
  }
}
