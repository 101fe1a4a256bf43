import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, memo, useMemo } from 'react'
import type { AccountRecord, StatusId, StatusRecord } from '@colonnade/domain/entities'
import { type FilterContext, getFilterContext } from '@colonnade/domain/filters'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { filterMatcherAtoms } from '../../state/filters/apply-filters.ts'
import { columnSourceAtoms } from '../../state/list-columns/column-source.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { useRowActions } from './actions/use-row-actions.ts'
import { storedQuote } from './lazy-quote.ts'
import type { StoredQuoteProps } from './quote/StoredQuote.tsx'
import { useDisplayOptions } from './row/display-options.ts'
import { PicturesContext, usePictures } from './row/pictures.ts'
import { type RowPosition, RowPositionContext } from './row/RowArticle.tsx'
import type { StatusViewProps } from './status-view-props.ts'
import { StatusView } from './StatusView.tsx'
import styles from './StatusView.module.css'

interface StatusRowProps {
  readonly id: StatusId
  /** The column of the row. What the user expands in one column stays collapsed in the others. */
  readonly columnUuid?: string
  /** The filter context; defaults to that of the column's timeline. */
  readonly filterContext?: FilterContext
  /** The user left the list at this post, and there are new posts above it. */
  readonly isPlace?: boolean
  /** Shown above the others because its author pinned it. */
  readonly isPinned?: boolean
  /** Whether to name the parent, because the post that it replies to is not the one above it. */
  readonly showsParent?: boolean
  /** The component that renders it. Defaults to a row; the opened post of a thread has a larger view. */
  readonly View?: ComponentType<StatusViewProps>
}

/**
 * A post from the store, as a row of a feed. Memoized, because a list renders all of its rows whenever one enters or
 * leaves.
 */
export const StatusRow = memo(function StatusRow({
  position,
  setSize,
  ...props
}: StatusRowProps & RowPosition) {
  const place = useMemo(() => ({ position, setSize }), [position, setSize])

  return (
    <ErrorBoundary part={{ kind: 'row', ...place }}>
      <RowPositionContext value={place}>
        <StoredRow {...props} />
      </RowPositionContext>
    </ErrorBoundary>
  )
})

/** Memoized, so that it re-renders when the post changes, but not when posts are inserted above it. */
const StoredRow = memo(function StoredRow(props: StatusRowProps) {
  const wrapper = useSessionValue(statusAtoms, props.id)
  if (wrapper === undefined) return <Skeleton rows={1} />

  return <LoadedRow {...props} wrapper={wrapper} />
})

interface LoadedRowProps extends StatusRowProps {
  readonly wrapper: StatusRecord
}

/** Loads the boosted post, its author and the booster from the store. */
function LoadedRow({ wrapper, ...props }: LoadedRowProps) {
  const status = useSessionValue(statusAtoms, wrapper.reblog ?? wrapper.id)
  const sender = useSessionValue(accountAtoms, wrapper.account)
  const author = useSessionValue(accountAtoms, status?.account ?? wrapper.account)
  if (status === undefined || author === undefined) return <Skeleton rows={1} />

  const booster = wrapper.reblog === null ? null : (sender ?? null)
  return (
    <CompleteRow {...props} wrapper={wrapper} status={status} author={author} booster={booster} />
  )
}

interface CompleteRowProps extends LoadedRowProps {
  readonly status: StatusRecord
  readonly author: AccountRecord
  readonly booster: AccountRecord | null
}

function CompleteRow({
  id,
  columnUuid = '',
  status,
  author,
  View = StatusView,
  ...rest
}: CompleteRowProps) {
  const { key, me } = useSession()
  const source = useSessionValue(columnSourceAtoms, columnUuid)
  const memoryKey = `${key} ${columnUuid} ${id}`
  const context = rest.filterContext ?? getFilterContext(source ?? '')
  const judge = useSessionValue(filterMatcherAtoms, context)
  const options = useDisplayOptions()
  const actions = useRowActions(status, author, options)
  const showsPictures = usePictures(columnUuid)

  return (
    <PicturesContext value={showsPictures}>
      <View
        status={status}
        author={author}
        booster={rest.booster}
        filter={judge(rest.wrapper, rest.wrapper.reblog === null ? null : status)}
        me={me}
        options={options}
        actions={actions}
        isPlace={rest.isPlace ?? false}
        isPinned={rest.isPinned ?? false}
        showsParent={rest.showsParent ?? false}
        isInNotifications={context === 'notifications'}
        uiStateKey={memoryKey}
        quote={
          status.quote !== null && (
            <LazyQuote quote={status.quote} context={context} uiStateKey={`${memoryKey} quote`} />
          )
        }
      />
    </PicturesContext>
  )
}

function LazyQuote(props: StoredQuoteProps) {
  return <Lazy module={storedQuote} props={props} failure="nothing" />
}

interface TombstoneProps {
  readonly position: number
  readonly setSize: number
}

/** One line in place of a deleted post, so that the rows around it do not move. */
export function Tombstone({ position, setSize }: TombstoneProps) {
  const { t } = useLingui()

  return (
    // The APG feed pattern requires focusable articles.
    /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
    <article
      className={styles['tombstone']}
      aria-label={t`Deleted post`}
      aria-posinset={position}
      aria-setsize={setSize}
      tabIndex={0}
    >
      <Icon name="trash" size={15} />
      <Trans>This post was deleted</Trans>
    </article>
  )
}
