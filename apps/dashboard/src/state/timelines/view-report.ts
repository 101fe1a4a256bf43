import type { StatusId } from '@colonnade/domain/entities'
import type { ColumnView } from './column-layout.ts'

/** What a list tells of where its reader is. */
export interface ViewReport<Id extends string = StatusId> {
  /** The list stands at its very beginning. */
  readonly atTop: boolean
  /** Within the first 100 px; as `atTop` where it is not told. */
  readonly nearTop?: boolean
  readonly firstVisibleId: Id | null
  /** How many rows may come in above at once; any number where it is not told. */
  readonly room?: number
  /** Nothing may come in now, not even at the top. */
  readonly held?: boolean
}

/** @returns the view that was known where nothing of it changed */
export function viewOf<Id extends string>(
  report: ViewReport<Id>,
  known: ColumnView<Id>,
): ColumnView<Id> {
  const view = {
    isAtTop: report.atTop,
    isNearTop: report.nearTop ?? report.atTop,
    firstVisibleId: report.firstVisibleId,
    room: report.room ?? Number.POSITIVE_INFINITY,
    isHeld: report.held ?? false,
  }
  const isSame =
    view.isAtTop === known.isAtTop &&
    view.isNearTop === known.isNearTop &&
    view.firstVisibleId === known.firstVisibleId &&
    view.room === known.room &&
    view.isHeld === known.isHeld
  return isSame ? known : view
}
