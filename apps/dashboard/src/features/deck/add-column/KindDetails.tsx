import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ColumnParams } from '@colonnade/domain/columns'
import { type AccountRecord, getSpokenName } from '@colonnade/domain/entities'
import { normaliseTag } from '@colonnade/domain/timeline'
import { showAcct } from '../../../lib/handles.ts'
import { fetchListsAtom } from '../../../state/lists/fetch-lists.ts'
import { listsAtom } from '../../../state/lists/lists.ts'
import { useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import {
  findAccountAtom,
  suggestedPeopleAtom,
  suggestedTagsAtom,
  suggestPeopleAtom,
  suggestTagsAtom,
} from '../../../state/search/suggest-for-column.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { AddedKind } from './column-choices.ts'
import { type FieldOption, SuggestField } from './SuggestField.tsx'
import styles from './AddColumn.module.css'

interface KindDetailsProps {
  readonly kind: AddedKind
  readonly onAdd: (params: ColumnParams) => void
}

/** What a kind asks for before it is added. */
export function KindDetails({ kind, onAdd }: KindDetailsProps) {
  switch (kind) {
    case 'HASHTAG':
      return <HashtagChoice onAdd={(id) => onAdd({ id })} />
    case 'LIST':
      return <ListChoice onAdd={(id) => onAdd({ id })} />
    case 'ACCOUNT':
      return <ProfileChoice onAdd={onAdd} />
    case 'SEARCH':
      return <SearchChoice onAdd={(query) => onAdd({ query })} />
    default:
      return null
  }
}

interface HashtagChoiceProps {
  readonly onAdd: (tag: string) => void
}

/** Asks which hashtag; `#` and capitals are taken off. */
function HashtagChoice({ onAdd }: HashtagChoiceProps) {
  const { t } = useLingui()
  const tags = useSessionValue(suggestedTagsAtom)
  const suggest = useSessionAction(suggestTagsAtom)
  const [text, setText] = useState('')
  const tag = normaliseTag(text)

  useEffect(() => suggest(text), [text, suggest])

  return (
    <SuggestField
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

interface ListChoiceProps {
  readonly onAdd: (id: string) => void
}

/** One button for every list of the account. */
function ListChoice({ onAdd }: ListChoiceProps) {
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

interface SearchChoiceProps {
  readonly onAdd: (query: string) => void
}

/** Asks what to look for; the column can be asked later too. */
function SearchChoice({ onAdd }: SearchChoiceProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')

  return (
    <SuggestField
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

interface ProfileChoiceProps {
  readonly onAdd: (params: ColumnParams) => void
}

/** Asks whose profile: a name, `@user@host`, or the profile's address. */
function ProfileChoice({ onAdd }: ProfileChoiceProps) {
  const { t } = useLingui()
  const people = useSessionValue(suggestedPeopleAtom)
  const suggest = useSessionAction(suggestPeopleAtom)
  const find = useSessionAction(findAccountAtom)
  const [text, setText] = useState('')
  const [phase, setPhase] = useState<'asking' | 'looking' | 'nobody'>('asking')
  const [error, setError] = useState<Error | null>(null)

  useEffect(() => suggest(text), [text, suggest])

  const handleChange = (typed: string) => {
    setText(typed)
    setPhase('asking')
    setError(null)
  }

  const handlePick = (id: string) => {
    const picked = people.find((account) => account.id === id)
    if (picked !== undefined) onAdd({ id: picked.id, acct: picked.acct })
  }

  const handleAdd = async () => {
    setPhase('looking')
    setError(null)
    const found = await find(text)
    if (found === null) setPhase('nobody')
    else if (found instanceof Error) {
      setPhase('asking')
      setError(found)
    } else onAdd({ id: found.id, acct: found.acct })
  }

  return (
    <SuggestField
      label={t`Profile`}
      placeholder="@ada@example.org"
      value={text}
      onChange={handleChange}
      options={people.map(optionOf)}
      onPick={handlePick}
      onAdd={() => void handleAdd()}
      canAdd={text.trim() !== '' && phase !== 'looking'}
      {...(phase === 'nobody' && { error: <Trans>No accounts found.</Trans> })}
      {...(error !== null && { error: <Trans>Search failed: {error.message}</Trans> })}
    />
  )
}

function optionOf(account: AccountRecord): FieldOption {
  const { id, acct, avatar_static } = account
  const title = getSpokenName(account)
  return {
    id,
    name: `@${showAcct(acct).shown}`,
    title,
    picture: <Avatar src={avatar_static} name={title} size="small" />,
  }
}
