import { Trans, useLingui } from '@lingui/react/macro'
import type { ListId } from '@colonnade/domain/entities'
import { fetchMembersAtom } from '../../state/lists/fetch-members.ts'
import { listMembersAtoms } from '../../state/lists/list-members.ts'
import { useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { GrowingList } from '../../ui/growing-list/GrowingList.tsx'
import { useEverSeen } from '../../ui/growing-list/use-ever-seen.ts'
import { LoadingScreen } from '../../ui/loading/LoadingScreen.tsx'
import { LoadTrouble } from '../../ui/trouble/LoadTrouble.tsx'
import { MemberRow } from './MemberRow.tsx'
import styles from './ListEditor.module.css'

interface MembersProps {
  readonly listId: ListId
}

/** What a row is taken for until one is drawn. */
const ROW_PX = 60

/** Who is in the list. Whoever is taken out stays in sight, so that a slip can be undone where it happened. @see LST-09, LST-10 */
export function Members({ listId }: MembersProps) {
  const { t } = useLingui()
  const { items, error } = useSessionValue(listMembersAtoms, listId)
  const fetch = useSessionAction(fetchMembersAtom)
  const rows = useEverSeen(items ?? [])

  if (error !== null && items === null) {
    return (
      <LoadTrouble
        title={<Trans>Its members could not be loaded</Trans>}
        message={error.message}
        onRetry={() => void fetch(listId)}
      />
    )
  }
  if (items === null) return <LoadingScreen rows={2} />
  if (rows.length === 0) {
    return (
      <p className={styles['word']}>
        <Trans>Nobody is in it yet. Search for those whom you want here.</Trans>
      </p>
    )
  }
  return (
    <GrowingList
      className={styles['rows']}
      label={t`Members`}
      items={rows}
      rowPx={ROW_PX}
      drawRow={(id) => <MemberRow listId={listId} id={id} />}
    />
  )
}
