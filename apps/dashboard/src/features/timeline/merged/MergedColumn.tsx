import { useCallback, useEffect, useState } from 'react'
import { findMergedGap } from '@colonnade/domain/merged-list'
import { columnAtoms } from '../../../state/columns/columns.ts'
import { loadOlderAtom } from '../../../state/list-columns/load-rows.ts'
import {
  findMergedRow,
  mergedColumns,
  type MergedView,
  mergedViewAtoms,
} from '../../../state/merged/merged-source.ts'
import { openMergedColumn } from '../../../state/merged/open-merged-column.ts'
import {
  SessionProvider,
  useAppAction,
  useAppValue,
  useSession,
  useSessionAction,
  useSessionValue,
} from '../../../state/react/index.ts'
import { sourceColoursAtoms } from '../../../state/sessions/source-colours.ts'
import { markFirstRowsAtom } from '../../../state/ui/run-after-first-rows.ts'
import { classNames } from '../../../ui/class-names.ts'
import { getPaint } from '../../../ui/swatches/get-paint.ts'
import { ColumnRows, type GapRowComponent, type ListRowPosition } from '../../column-list/index.ts'
import { StatusRow } from '../../status/index.ts'
import { TombstoneRow } from '../TimelineList.tsx'
import { TimelinePlaceholder } from '../TimelinePlaceholder.tsx'
import { MergedRow } from './MergedRow.tsx'
import type { SourceNameComponent } from './source-name.ts'
import { SourceNames } from './SourceNames.tsx'
import { SourceProblems } from './SourceProblems.tsx'
import timelineStyles from '../Timeline.module.css'
import styles from './Merged.module.css'

/** So many loaded posts may be hidden before the user is asked whether to continue. */
const MAX_SKIPPED_POSTS = 60

interface MergedColumnProps {
  readonly uuid: string
  readonly label: string
  readonly SourceName: SourceNameComponent
}

/** The names of the sources, by uuid. */
type Names = ReadonlyMap<string, string>

const getRowKey = (key: string | null) => key

/** The posts of several timelines and accounts, in order of time. @see BY-34 */
export function MergedColumn({ uuid, label, SourceName }: MergedColumnProps) {
  const session = useSession()
  const column = useAppValue(columnAtoms(uuid))
  const list = useSessionValue(mergedColumns.lists, uuid)
  const view = useSessionValue(mergedViewAtoms, uuid)
  const loadOlder = useSessionAction(loadOlderAtom)
  const reportRows = useAppAction(markFirstRowsAtom)

  const [names, setNames] = useState<Names>(new Map())
  const handleName = useCallback(
    (source: string, name: string) => setNames((known) => new Map(known).set(source, name)),
    [],
  )

  useEffect(() => openMergedColumn(session, uuid), [session, uuid])

  const isEmpty = list.items.length === 0
  const hasNoRows = isEmpty && !list.isFirstLoad
  useEffect(() => {
    if (hasNoRows) reportRows()
  }, [hasNoRows, reportRows])

  const isEnough = list.passedOver >= MAX_SKIPPED_POSTS || list.error !== null || list.isFirstLoad
  const shouldLoadMore = isEmpty && list.hasMore && !isEnough && !list.isLoading
  useEffect(() => {
    if (shouldLoadMore) void loadOlder(uuid)
  }, [shouldLoadMore, list.passedOver, loadOlder, uuid])

  return (
    <div
      className={classNames(timelineStyles['timeline'], styles['merged'])}
      data-bare={isEmpty || undefined}
      aria-busy={list.isFirstLoad || undefined}
    >
      <SourceNames parts={view.parts} SourceName={SourceName} onName={handleName} />
      <SourceProblems
        parts={view.parts}
        haveAllFailed={list.error !== null}
        SourceName={SourceName}
      />
      {isEmpty ? (
        <TimelinePlaceholder
          uuid={uuid}
          kind={column?.id ?? ''}
          list={list}
          hidden={0}
          isEnough={isEnough}
          hasPostsAbove={false}
        />
      ) : (
        <ColumnRows
          uuid={uuid}
          label={label}
          list={list}
          rows={list.items}
          getKey={getRowKey}
          renderRow={(key, place) => (
            <SourceRow uuid={uuid} view={view} names={names} rowKey={key} place={place} />
          )}
          renderGap={(index, place, GapRow) => (
            <SourceGap
              uuid={uuid}
              view={view}
              items={list.items}
              index={index}
              place={place}
              names={names}
              GapRow={GapRow}
            />
          )}
        />
      )}
    </div>
  )
}

interface SourceRowProps {
  readonly uuid: string
  readonly view: MergedView
  readonly names: Names
  readonly rowKey: string
  readonly place: ListRowPosition
}

/** One post, with everything done as the account of its source. */
function SourceRow({ uuid, view, names, rowKey, place }: SourceRowProps) {
  const paints = usePaints(uuid)
  const row = findMergedRow(view, rowKey)
  if (row === null || row.part.session === null) return null

  const { isPlace, ...position } = place
  const sources = row.sources.map((index) => view.parts[index]).filter((part) => part !== undefined)
  const props = { id: row.id, ...position }
  return (
    <SessionProvider key={row.part.session.key} session={row.part.session}>
      <MergedRow
        names={sources.map((part) => names.get(part.column.uuid) ?? '')}
        paints={sources.map((part) => paints(part.name))}
      >
        {view.tombstones.has(rowKey) ? (
          <TombstoneRow uuid={row.part.column.uuid} {...props} />
        ) : (
          <StatusRow columnUuid={row.part.column.uuid} isPlace={isPlace} {...props} />
        )}
      </MergedRow>
    </SessionProvider>
  )
}

interface SourceGapProps {
  readonly uuid: string
  readonly view: MergedView
  readonly items: readonly (string | null)[]
  readonly index: number
  readonly place: Omit<ListRowPosition, 'isPlace'>
  readonly names: Names
  readonly GapRow: GapRowComponent
}

/** A gap of one source, which is filled by that source alone. */
function SourceGap({ uuid, view, items, index, place, names, GapRow }: SourceGapProps) {
  const paints = usePaints(uuid)
  const gap = findMergedGap(view.list, items, index)
  const part = gap === null ? undefined : view.parts[gap.source]
  if (gap === null || part === undefined || part.session === null) return null

  return (
    <SessionProvider session={part.session}>
      <GapRow
        uuid={part.column.uuid}
        index={gap.index}
        above={gap.above}
        below={gap.below}
        source={{ name: names.get(part.column.uuid) ?? '', paint: paints(part.name) }}
        {...place}
      />
    </SessionProvider>
  )
}

function usePaints(uuid: string): (name: string) => string {
  const colours = useAppValue(sourceColoursAtoms(uuid))
  return (name) => getPaint(colours.get(name) ?? null)
}
