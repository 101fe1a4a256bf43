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
import { Said } from '../../ui/said/Said.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { AccountRow } from '../account/index.ts'
import { StatusRow } from '../status/index.ts'
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
  const { accounts, hashtags, statuses, query } = search
  const kinds = [accounts, hashtags, statuses]
  const total = kinds.reduce((sum, { items }) => sum + items.length, 0)
  const isOpenEnded = kinds.some(({ next }) => next !== null)

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
        <div role="feed" aria-label={label} aria-busy={statuses.isLoading}>
          {statuses.items.map((id, index) => (
            <StatusRow key={id} id={id} columnUuid={uuid} position={index + 1} setSize={setSize} />
          ))}
        </div>
      </FoundSection>
    </>
  )
}

interface FoundSectionProps {
  readonly title: string
  readonly icon: IconName
  readonly found: Found<unknown>
  readonly onShowMore: () => void
  readonly children: ReactNode
}

/** One kind of what was found; nothing at all where there is none of it. */
function FoundSection(props: FoundSectionProps) {
  const { title, icon, found, onShowMore, children } = props
  const titleId = useId()
  const { items, shown, next, isLoading } = found
  if (items.length === 0) return null

  const canShowMore = !isLoading && (items.length > shown || next !== null)
  return (
    // A landmark of its own would stand among the columns.
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

/** A hashtag, and how much it was used in the last days where the server counts it. */
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

const WIDTH = 56
const HEIGHT = 20

interface SparklineProps {
  /** The oldest first. */
  readonly values: readonly number[]
}

/** How a number went over some days. Decorative: what it says stands beside it. */
function Sparkline({ values }: SparklineProps) {
  const most = Math.max(...values)
  if (values.length < 2 || most <= 0) return null

  const step = WIDTH / (values.length - 1)
  const points = values.map(
    (value, index) => `${index * step},${HEIGHT - 2 - (value / most) * (HEIGHT - 4)}`,
  )
  return (
    <svg
      className={styles['sparkline']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
    >
      <polygon points={`0,${HEIGHT} ${points.join(' ')} ${WIDTH},${HEIGHT}`} />
      <polyline points={points.join(' ')} />
    </svg>
  )
}
