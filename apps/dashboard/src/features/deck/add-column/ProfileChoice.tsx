import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ColumnParams } from '@colonnade/domain/columns'
import { type AccountRecord, getSpokenName } from '@colonnade/domain/entities'
import { showAcct } from '../../../lib/handles.ts'
import { useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { findAccountAtom } from '../../../state/search/find-account.ts'
import { suggestedPeopleAtom, suggestPeopleAtom } from '../../../state/search/suggest-people.ts'
import { Avatar } from '../../../ui/avatar/Avatar.tsx'
import { SuggestField, type FieldOption } from './SuggestField.tsx'

interface ProfileChoiceProps {
  readonly onAdd: (params: ColumnParams) => void
}

/** Asks whose profile: a name, `@user@host`, or the profile's address. */
export function ProfileChoice({ onAdd }: ProfileChoiceProps) {
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
      {...(phase === 'nobody' && { error: <Trans>Nobody was found by that name.</Trans> })}
      {...(error !== null && { error: <Trans>The search did not work: {error.message}</Trans> })}
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
