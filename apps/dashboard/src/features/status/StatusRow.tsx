import { memo, useMemo, type ComponentType } from 'react'
import type { AccountRecord, StatusId, StatusRecord } from '@colonnade/domain/entities'
import { type FilterContext, filterContext } from '@colonnade/domain/filters'
import { accountAtoms } from '../../state/entities/accounts.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { filterJudgeAtoms } from '../../state/filters/filter-judge.ts'
import { useSession, useSessionValue } from '../../state/react/index.ts'
import { columnSourceAtoms } from '../../state/timelines/column-list.ts'
import { ErrorBoundary } from '../../ui/failure/ErrorBoundary.tsx'
import { useLatePart } from '../../ui/later/late-part.ts'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { storedQuote } from './quote/late-quote.ts'
import type { StoredQuoteProps } from './quote/StoredQuote.tsx'
import { RowPositionContext, type RowPosition } from './row/row-position.ts'
import { useRowActions } from './row/use-row-actions.ts'
import { useRowOptions } from './row/use-row-options.ts'
import type { StatusViewProps } from './status-view-props.ts'
import { StatusView } from './StatusView.tsx'

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
  const actions = useRowActions(status, author)

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
  const { Part } = useLatePart(storedQuote, 'now')
  return Part === null ? null : <Part {...props} />
}
