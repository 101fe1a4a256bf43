import { Trans, useLingui } from '@lingui/react/macro'
import type { ListId } from '@colonnade/domain/entities'
import { followedSearchAtom } from '../../state/lists/search-followed.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { Said } from '../../ui/said/Said.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { MemberRow } from './MemberRow.tsx'
import styles from './ListEditor.module.css'

interface FoundPeopleProps {
  readonly listId: ListId
}

/** Whom one follows by what was typed. @see LST-10 */
export function FoundPeople({ listId }: FoundPeopleProps) {
  const { t } = useLingui()
  const { query, items, error } = useSessionValue(followedSearchAtom)

  if (error !== null) {
    return (
      <Said className={styles['word']}>
        <Trans>The search did not work. Keep typing to try again.</Trans> {error.message}
      </Said>
    )
  }
  if (items === null || query === '') return <Skeleton rows={2} />
  if (items.length === 0) {
    return (
      <Said className={styles['word']}>
        <Trans>You follow nobody by that name.</Trans>
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
