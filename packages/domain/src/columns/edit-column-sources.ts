import { getOwnValue, isJsonObject, type JsonObject } from '../json/json-object.ts'
import {
  type AddedSource,
  canBeMerged,
  getSourceColumns,
  getSourceName,
  MAX_SOURCES,
  readAddedSources,
} from './column-sources.ts'
import type { Column, ColumnParams } from './column.ts'

/**
 * Returns the added sources of a column with one more.
 *
 * @returns null if the column has that source already, or cannot have another one
 */
export function addSource(column: Column, source: AddedSource): readonly AddedSource[] | null {
  const added = readAddedSources(column.params)
  const known = new Set([column, ...added].map(getSourceName))
  if (!canBeMerged(column) || !canBeMerged(source) || known.has(getSourceName(source))) return null
  return known.size >= MAX_SOURCES ? null : [...added, source]
}

/** Returns the added sources of a column without one. */
export const removeSource = (params: ColumnParams, name: string): readonly AddedSource[] =>
  readAddedSources(params).filter((source) => getSourceName(source) !== name)

/** Returns the added sources of a column with one moved by some places. It stays in the list. */
export function moveSource(params: ColumnParams, name: string, by: number): readonly AddedSource[] {
  const added = readAddedSources(params)
  const from = added.findIndex((source) => getSourceName(source) === name)
  const moved = added[from]
  if (moved === undefined) return added
  const to = Math.max(0, Math.min(added.length - 1, from + by))
  return added.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Until when a source is not shown: milliseconds since 1970, or `shown` until the user shows it again. */
export type SourceMute = number | 'shown'

/**
 * Returns the muted sources of a column by name. Mutes that are over are left out. Never throws.
 *
 * @param now milliseconds since 1970
 */
export function readSourceMutes(
  { mutedSources }: ColumnParams,
  now: number,
): ReadonlyMap<string, SourceMute> {
  const saved = isJsonObject(mutedSources) ? mutedSources : {}
  return new Map(
    Object.entries(saved).flatMap(([name, until]) =>
      until === 'shown' || (typeof until === 'number' && until > now) ? [[name, until]] : [],
    ),
  )
}

/** Returns the saved mutes of a column with one changed. @param until null to show the source again */
export function muteSource(
  column: Column,
  name: string,
  until: SourceMute | null,
  now: number,
): JsonObject {
  const names = new Set(getSourceColumns(column).map(getSourceName))
  const mutes = [...readSourceMutes(column.params, now)].filter(
    ([other]) => other !== name && names.has(other),
  )
  return Object.fromEntries(until === null ? mutes : [...mutes, [name, until]])
}

/** Returns until when the next mute of a column ends by itself; null if none does. */
export function getNextMuteEnd(params: ColumnParams, now: number): number | null {
  const ends = [...readSourceMutes(params, now).values()].filter((until) => until !== 'shown')
  return ends.length === 0 ? null : Math.min(...ends)
}

/** Returns whether a source is muted now. */
export const isSourceMuted = (params: ColumnParams, name: string, now: number): boolean =>
  getOwnValue(params, 'mutedSources') !== undefined && readSourceMutes(params, now).has(name)
