import type { Column } from './column.ts'

/** Follows the uuid of the column in the uuid of each of its sources. */
export const SOURCE_INFIX = '/source/'

/** Returns the uuid of the column that a source belongs to; for the uuid of a column the same. */
export const getOwnerUuid = (uuid: string): string => uuid.split(SOURCE_INFIX)[0] ?? uuid

/** Whether sources were added to a column. They may be damaged: `getSourceColumns` reads them. @see BY-34 */
export const hasAddedSources = ({ params: { sources } }: Pick<Column, 'params'>): boolean =>
  Array.isArray(sources) && sources.length > 0
