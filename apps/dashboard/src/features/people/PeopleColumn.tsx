import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { readThread, type Column } from '@colonnade/domain/columns'
import { columnAtoms } from '../../state/columns/columns.ts'
import { openPeopleListAtom } from '../../state/people-lists/load-people.ts'
import { peopleListAtoms, type PeopleListKey } from '../../state/people-lists/people-lists.ts'
import { useAppValue, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { PeopleRows } from './PeopleRows.tsx'

interface PeopleColumnProps {
  readonly uuid: string
  /** The column's name. */
  readonly label: string
}

/** Who boosted or favourited the post that a column was opened for. @see TH-07 */
export function PeopleColumn({ uuid, label }: PeopleColumnProps) {
  const column = useAppValue(columnAtoms(uuid))
  const key = column === undefined ? null : listOf(column)

  return key === null ? null : <People key={key} list={key} label={label} />
}

function listOf({ id: kind, params }: Column): PeopleListKey | null {
  const id = readThread(params)
  if (id === null || (kind !== 'REBLOGGED_BY' && kind !== 'FAVOURITED_BY')) return null
  return `${kind} ${id}`
}

interface PeopleProps {
  readonly list: PeopleListKey
  readonly label: string
}

function People({ list, label }: PeopleProps) {
  const { items, error } = useSessionValue(peopleListAtoms, list)
  const open = useSessionAction(openPeopleListAtom)

  useEffect(() => {
    void open(list)
  }, [list, open])

  if (items === null && error !== null) {
    return (
      <EmptyState icon="warning" title={<Trans>This list could not be loaded</Trans>}>
        <output>{error.message}</output>
        <Button icon="refresh" onClick={() => void open(list)}>
          <Trans>Try again</Trans>
        </Button>
      </EmptyState>
    )
  }
  if (items === null) return <Skeleton />
  if (items.length === 0) {
    return (
      <EmptyState icon="people" title={<Trans>Nobody to show</Trans>}>
        <Trans>Only those whom this server knows are listed.</Trans>
      </EmptyState>
    )
  }
  return <PeopleRows list={list} items={items} label={label} />
}
