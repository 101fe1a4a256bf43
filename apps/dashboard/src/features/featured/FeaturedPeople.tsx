import { Trans, useLingui } from '@lingui/react/macro'
import { featuredAtom } from '../../state/featured/featured.ts'
import { useSessionValue } from '../../state/react/index.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { useEverSeen } from '../../ui/growing-list/use-ever-seen.ts'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { LoadTrouble } from '../../ui/trouble/LoadTrouble.tsx'
import { FeaturedRow } from './FeaturedRow.tsx'
import styles from './Featured.module.css'

interface FeaturedPeopleProps {
  readonly onRetry: () => void
}

/** Who stands on the own profile. Whoever is taken away stays in sight: a slip is undone where it happened. */
export function FeaturedPeople({ onRetry }: FeaturedPeopleProps) {
  const { t } = useLingui()
  const { items, error } = useSessionValue(featuredAtom)
  const rows = useEverSeen(items ?? [])

  return (
    <section className={styles['people']} aria-busy={items === null && error === null}>
      <h3>
        <Trans>On your profile</Trans>
        {items !== null && items.length > 0 && <span>{items.length}</span>}
      </h3>
      {error !== null && (
        <LoadTrouble
          title={<Trans>This list could not be loaded</Trans>}
          message={error.message}
          onRetry={onRetry}
        />
      )}
      {error === null && items === null && <Skeleton rows={2} />}
      {items !== null && rows.length === 0 && (
        <EmptyState icon="people" title={<Trans>Nobody yet</Trans>}>
          <Trans>Search above for people to recommend.</Trans>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <ul aria-label={t`On your profile`}>
          {rows.map((id) => (
            <li key={id}>
              <FeaturedRow id={id} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
