import { getOwnerUuid, getSourceColumns, withAddedSources } from '@colonnade/domain/columns'
import type { Store } from '../store.ts'
import { sourcesReaderAtom } from './columns.ts'

const READER = {
  readAll: withAddedSources,
  find(columns, uuid) {
    const owner = columns.find((column) => column.uuid === getOwnerUuid(uuid))
    return owner && getSourceColumns(owner).find((source) => source.uuid === uuid)
  },
} satisfies ReturnType<typeof sourcesReaderAtom.read>

/** Makes the sources of columns known to the lists, once this code is loaded. @see BY-34 */
export const startReadingSources = (app: Store): void => app.set(sourcesReaderAtom, READER)
