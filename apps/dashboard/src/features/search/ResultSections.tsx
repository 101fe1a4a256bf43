import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { FoundTagEntity } from '@colonnade/domain/entities'
import { normaliseTag } from '@colonnade/domain/timeline'
import { useSessionAction } from '../../state/react/index.ts'
import { showMoreAtom } from '../../state/search/run-search.ts'
import type { Found, FoundKind, Search } from '../../state/search/searches.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx'
import type { IconName } from '../../ui/icon/icon-glyphs.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AppLink } from '../../ui/link/AppLink.tsx'
import { LiveRegion } from '../../ui/live-region/LiveRegion.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { AccountRow } from '../account/index.ts'
import { StatusRow } from '../status/index.ts'
import styles from './Search.module.css'

interface ResultSectionsProps {
  readonly uuid: string
  readonly label: string
  readonly search: Search
}

/** The results of a search: accounts, hashtags and posts, each with their number. */
export function ResultSections({ uuid, label, search }: ResultSectionsProps) {
  const { t } = useLingui()
  const showMore = useSessionAction(showMoreAtom)
  const { accounts, hashtags, statuses, query } = search
  const kinds = [accounts, hashtags, statuses]
  const total = kinds.reduce((sum, { items }) => sum + items.length, 0)
  const isOpenEnded = kinds.some(({ next }) => next !== null)

  if (total === 0) {
    return (
      <EmptyState
        icon="search"
        title={
          <LiveRegion>
            <Trans>Nothing found</Trans>
          </LiveRegion>
        }
      >
        <Trans>No results for “{query}”. Try fewer or different words.</Trans>
      </EmptyState>
    )
  }
  const rest = (kind: FoundKind) => ({
    found: search[kind],
    onShowMore: () => void showMore(uuid, kind),
  })
  const setSize = statuses.next !== null ? -1 : statuses.items.length
  return (
    <>
      <LiveRegion className={styles['total']}>
        {isOpenEnded ? (
          <Trans>More than {total} results</Trans>
        ) : (
          <Plural value={total} one="# result" other="# results" />
        )}
      </LiveRegion>
      <ResultSection title={t`People`} icon="people" {...rest('accounts')}>
        {accounts.items.slice(0, accounts.shown).map((id) => (
          <AccountRow key={id} id={id} />
        ))}
      </ResultSection>
      <ResultSection title={t`Hashtags`} icon="hash" {...rest('hashtags')}>
        {hashtags.items.slice(0, hashtags.shown).map((tag) => (
          <TagRow key={tag.name} tag={tag} />
        ))}
      </ResultSection>
      <ResultSection title={t`Posts`} icon="list" {...rest('statuses')}>
        <div role="feed" aria-label={label} aria-busy={statuses.isLoading}>
          {statuses.items.map((id, index) => (
            <StatusRow key={id} id={id} columnUuid={uuid} position={index + 1} setSize={setSize} />
          ))}
        </div>
      </ResultSection>
    </>
  )
}

interface ResultSectionProps {
  readonly title: string
  readonly icon: IconName
  readonly found: Found<unknown>
  readonly onShowMore: () => void
  readonly children: ReactNode
}

/** One kind of results; renders nothing when there are none. */
function ResultSection(props: ResultSectionProps) {
  const { title, icon, found, onShowMore, children } = props
  const titleId = useId()
  const { items, shown, next, isLoading } = found
  if (items.length === 0) return null

  const canShowMore = !isLoading && (items.length > shown || next !== null)
  return (
    // A `section` would be an additional landmark among the columns.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" className={styles['section']} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles['title']}>
        <Icon name={icon} size={15} />
        {title}
        <span className={styles['amount']}>
          {items.length}
          {next !== null && '+'}
        </span>
      </h3>
      {children}
      {isLoading && <Skeleton rows={2} />}
      {canShowMore && (
        <Button variant="quiet" className={styles['more']} onClick={onShowMore}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  )
}

interface TagRowProps {
  readonly tag: FoundTagEntity
}

/** A hashtag, with its use in the last days where the server counts it. */
function TagRow({ tag }: TagRowProps) {
  const people = tag.history.reduce((sum, day) => sum + day.accounts, 0)

  return (
    <AppLink
      to={`/timelines/tag/${encodeURIComponent(normaliseTag(tag.name))}`}
      className={styles['tag']}
    >
      <Icon name="hash" size={18} />
      <b dir="auto">{tag.name}</b>
      {people > 0 && (
        <span className={styles['use']}>
          <Plural
            value={people}
            one="# person in the past week"
            other="# people in the past week"
          />
        </span>
      )}
      <Sparkline values={tag.history.map(({ uses }) => uses).toReversed()} />
    </AppLink>
  )
}

const WIDTH_PX = 56
const HEIGHT_PX = 20

interface SparklineProps {
  /** From oldest to newest. */
  readonly values: readonly number[]
}

/** A chart of a number over some days. Decorative: its text is beside it. */
function Sparkline({ values }: SparklineProps) {
  const most = Math.max(...values)
  if (values.length < 2 || most <= 0) return null

  const step = WIDTH_PX / (values.length - 1)
  const points = values.map(
    (value, index) => `${index * step},${HEIGHT_PX - 2 - (value / most) * (HEIGHT_PX - 4)}`,
  )
  return (
    <svg
      className={styles['sparkline']}
      viewBox={`0 0 ${WIDTH_PX} ${HEIGHT_PX}`}
      width={WIDTH_PX}
      height={HEIGHT_PX}
      aria-hidden="true"
    >
      <polygon points={`0,${HEIGHT_PX} ${points.join(' ')} ${WIDTH_PX},${HEIGHT_PX}`} />
      <polyline points={points.join(' ')} />
    </svg>
  )
}
