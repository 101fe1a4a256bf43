import type { Selectable } from 'kysely'
import type { MediaTable } from '../store/tables.ts'

export type MediaRow = Selectable<MediaTable>
