import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { fetchListsAtom } from '../../../state/lists/fetch-lists.ts'
import { listsAtom } from '../../../state/lists/lists.ts'
import { useSessionAction, useSessionValue } from '../../../state/react/index.ts'
import { Button } from '../../../ui/button/Button.tsx'
import styles from './AddColumn.module.css'

interface ListChoiceProps {
  readonly onAdd: (id: string) => void
}

/** One button for every list of the account. */
export function ListChoice({ onAdd }: ListChoiceProps) {
  const lists = [...useSessionValue(listsAtom).values()]
  const fetch = useSessionAction(fetchListsAtom)

  useEffect(() => void fetch(), [fetch])

  if (lists.length === 0) {
    return (
      <p className={styles['none']}>
        <Trans>You have no lists yet.</Trans>
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
