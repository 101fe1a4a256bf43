import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentType, memo, useMemo } from 'react'
import type { AccountRecord, StatusId, StatusRecord } from '@colonnade/domain/entities'
import { type FilterContext, filterContext } from '@colonnade/domain/filters'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { filterJudgeAtoms } from '../../state/filters/own-filters.ts'
import { columnSourceAtoms } from '../../state/list-columns/column-source.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { useRowActions } from './actions/use-row-actions.ts'
import { storedQuote } from './late-quote.ts'
import type { StoredQuoteProps } from './quote/StoredQuote.tsx'
import { useRowOptions } from './row/row-options.ts'
import { type RowPosition, RowPositionContext } from './row/RowArticle.tsx'
import type { StatusViewProps } from './status-view-props.ts'
import { StatusView } from './StatusView.tsx'
import styles from './StatusView.module.css'

interface StatusRowProps {
  readonly id: StatusId
  /** Where the row stands: what is opened in one column stays closed in the others. */
  readonly columnUuid?: string
  /** Which filters apply; those of the column's timeline if not said. */
  readonly filterContext?: FilterContext
  /** Its reader left the list at this post, and something is new above it. */
  readonly isPlace?: boolean
  /** It stands above the others because its author pinned it. */
  readonly isPinned?: boolean
  /** The post that it replies to is not the one above it. */
  readonly showsParent?: boolean
  /** How it is drawn, where not as a row: what was opened shows large. */
  readonly View?: ComponentType<StatusViewProps>
}

/** A post of the store as a row of a feed. */
export function StatusRow({ position, setSize, ...props }: StatusRowProps & RowPosition) {
  const place = useMemo(() => ({ position, setSize }), [position, setSize])

  return (
    <ErrorBoundary of={{ kind: 'row', ...place }}>
      <RowPositionContext value={place}>
        <StoredRow {...props} />
      </RowPositionContext>
    </ErrorBoundary>
  )
}

/** What is drawn anew for the post alone, and not for what comes in above it. */
const StoredRow = memo(function StoredRow(props: StatusRowProps) {
  const wrapper = useSessionValue(statusAtoms, props.id)
  if (wrapper === undefined) return <Skeleton rows={1} />

  return <KnownRow {...props} wrapper={wrapper} />
})

interface KnownRowProps extends StatusRowProps {
  readonly wrapper: StatusRecord
}

/** Looks up the post inside a boost, and who wrote and who boosted it. */
function KnownRow({ wrapper, ...props }: KnownRowProps) {
  const status = useSessionValue(statusAtoms, wrapper.reblog ?? wrapper.id)
  const sender = useSessionValue(accountAtoms, wrapper.account)
  const author = useSessionValue(accountAtoms, status?.account ?? wrapper.account)
  if (status === undefined || author === undefined) return <Skeleton rows={1} />

  const booster = wrapper.reblog === null ? null : (sender ?? null)
  return (
    <CompleteRow {...props} wrapper={wrapper} status={status} author={author} booster={booster} />
  )
}

interface CompleteRowProps extends KnownRowProps {
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
  const context = rest.filterContext ?? filterContext(source ?? '')
  const judge = useSessionValue(filterJudgeAtoms, context)
  const options = useRowOptions()
  const actions = useRowActions(status, author, options)

  return (
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
      memoryKey={memoryKey}
      quote={
        status.quote !== null && (
          <LateQuote quote={status.quote} context={context} memoryKey={`${memoryKey} quote`} />
        )
      }
    />
  )
}

function LateQuote(props: StoredQuoteProps) {
  return <Lazy module={storedQuote} props={props} failure="nothing" />
}

interface TombstoneProps {
  readonly position: number
  readonly setSize: number
}

/** One line where a deleted post was, so that what is being read stays where it is. */
export function Tombstone({ position, setSize }: TombstoneProps) {
  const { t } = useLingui()

  return (
    // The APG feed pattern asks for articles that take the focus.
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
