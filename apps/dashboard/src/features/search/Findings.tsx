import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSessionAction } from '../../state/react/index.ts'
import type { FoundKind, Search } from '../../state/search/searches.ts'
import { showMoreAtom } from '../../state/search/show-more.ts'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import { Said } from '../../ui/said/Said.tsx'
import { AccountRow } from '../account/index.ts'
import { StatusRow } from '../status/index.ts'
import { FoundSection } from './FoundSection.tsx'
import { TagRow } from './TagRow.tsx'
import styles from './Search.module.css'

interface FindingsProps {
  readonly uuid: string
  readonly label: string
  readonly search: Search
}

/** People, hashtags and posts, each with how many there are. */
export function Findings({ uuid, label, search }: FindingsProps) {
  const { t } = useLingui()
  const showMore = useSessionAction(showMoreAtom)
  const { accounts, hashtags, statuses, growing, query } = search
  const kinds = [accounts, hashtags, statuses]
  const total = kinds.reduce((sum, { items }) => sum + items.length, 0)
  const isOpenEnded = kinds.some(({ hasMore }) => hasMore)

  if (total === 0) {
    return (
      <EmptyState
        icon="search"
        title={
          <Said>
            <Trans>Nothing found</Trans>
          </Said>
        }
      >
        <Trans>Your server knows nothing of “{query}”. Fewer or other words may help.</Trans>
      </EmptyState>
    )
  }
  const rest = (kind: FoundKind) => ({
    found: search[kind],
    isGrowing: growing.has(kind),
    onShowMore: () => void showMore(uuid, kind),
  })
  const setSize = statuses.hasMore ? -1 : statuses.items.length
  return (
    <>
      <Said className={styles['total']}>
        {isOpenEnded ? (
          <Trans>More than {total} results</Trans>
        ) : (
          <Plural value={total} one="# result" other="# results" />
        )}
      </Said>
      <FoundSection title={t`People`} icon="people" {...rest('accounts')}>
        {accounts.items.slice(0, accounts.shown).map((id) => (
          <AccountRow key={id} id={id} />
        ))}
      </FoundSection>
      <FoundSection title={t`Hashtags`} icon="hash" {...rest('hashtags')}>
        {hashtags.items.slice(0, hashtags.shown).map((tag) => (
          <TagRow key={tag.name} tag={tag} />
        ))}
      </FoundSection>
      <FoundSection title={t`Posts`} icon="list" {...rest('statuses')}>
        <div role="feed" aria-label={label} aria-busy={growing.has('statuses')}>
          {statuses.items.map((id, index) => (
            <StatusRow key={id} id={id} columnUuid={uuid} position={index + 1} setSize={setSize} />
          ))}
        </div>
      </FoundSection>
    </>
  )
}
