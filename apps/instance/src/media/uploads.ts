import { randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Schedule } from '../clock.ts'
import type { Store } from '../store/store.ts'
import type { Id, MediaTable } from '../store/tables.ts'
import { createFileShelf, type FileShelf } from './file-shelf.ts'
import type { MediaRow } from './media-row.ts'
import { createProcessing, type ProcessingMode } from './processing.ts'
import { readImage } from './read-image.ts'
import type { SniffedType } from './sniff-type.ts'

/** An upload that was never attached is forgotten after a day. */
const STALE_MS = 24 * 3_600_000

export interface Upload {
  readonly bytes: Buffer
  readonly sniffed: SniffedType
  readonly description: string | null
  readonly focus: { readonly x: number; readonly y: number } | null
  /** The answer may come before a video or a sound is processed. */
  readonly isAsync: boolean
}

/** Keeps what people upload, and makes of it what is shown. */
export interface Uploads {
  /** @throws where a picture is none */
  add(me: Id, upload: Upload): Promise<MediaRow>
  /** Keeps a picture that belongs to no post. @returns its file @throws where it is none */
  keepPicture(picture: Pick<Upload, 'bytes' | 'sniffed'>, size: 'small' | 'large'): Promise<string>
  /** What a stop of the instance has left undone is taken up again. */
  resume(row: MediaRow): void
  /** Throws away the files of these rows. */
  forget(rows: readonly Pick<MediaRow, 'file' | 'preview'>[]): Promise<void>
  /** Where a file lies; it need not be there. */
  pathOf(name: string): Promise<string | null>
  setMode(mode: ProcessingMode): void
  close(): Promise<void>
}

interface UploadsOptions {
  readonly store: Store
  readonly schedule: Schedule
  /** null: kept only as long as the instance runs. */
  readonly folder: string | null
  readonly onError: (error: unknown) => void
}

export function createUploads({ store, schedule, folder, onError }: UploadsOptions): Uploads {
  const shelf = createFileShelf(folder)
  const processing = createProcessing({ store, shelf, schedule, onError })

  async function forget(rows: readonly Pick<MediaRow, 'file' | 'preview'>[]): Promise<void> {
    for (const { file, preview } of rows) {
      for (const name of [file, preview]) if (name !== null) await shelf.remove(name)
    }
  }

  return {
    async add(me, upload) {
      await forget(await dropStale(store, me))
      const row = await keep({ store, shelf, me, upload })
      if (row.state === 'ready') return row
      if (!upload.isAsync) return processing.finish(row.id)
      processing.begin(row.id)
      return row
    },
    async keepPicture({ bytes, sniffed: { ending } }, size) {
      const { original, small } = await readImage(bytes, ending)
      const name = nameOf(store)
      const file = size === 'small' ? `${name}-small.webp` : `${name}${ending}`
      await shelf.write(file, size === 'small' ? small : original)
      return file
    },
    resume: ({ id }) => processing.begin(id),
    forget,
    pathOf: (name) => shelf.pathOf(name),
    setMode: (mode) => processing.setMode(mode),
    close: () => shelf.close(),
  }
}

/** Nobody finds a file by counting. */
const nameOf = ({ ids }: Store, id = ids.next()) => `${id}-${randomBytes(8).toString('hex')}`

interface Keeping {
  readonly store: Store
  readonly shelf: FileShelf
  readonly me: Id
  readonly upload: Upload
}

/** A picture is ready at once; everything else is still to be processed. */
async function keep({ store, shelf, me, upload }: Keeping): Promise<MediaRow> {
  const id = store.ids.next()
  const { bytes, sniffed } = upload
  const name = nameOf(store, id)
  const file = `${name}${sniffed.ending}`
  const row = { ...rowOf(me, upload, new Date(store.clock())), id, file }
  if (sniffed.type !== 'image') {
    await shelf.write(file, bytes)
    return insert(store, { ...row, state: 'processing' })
  }
  const { original, small, ...size } = await readImage(bytes, sniffed.ending)
  const preview = `${name}-small.webp`
  await shelf.write(file, original)
  await shelf.write(preview, small)
  return insert(store, { ...row, ...size, preview })
}

const insert = ({ db }: Store, row: Insertable<MediaTable>): Promise<MediaRow> =>
  db.insertInto('media').values(row).returningAll().executeTakeFirstOrThrow()

const rowOf = (me: Id, { sniffed, description, focus }: Upload, now: Date) => ({
  account_id: me,
  status_id: null,
  position: 0,
  type: sniffed.type,
  artwork: '',
  description,
  focus_x: focus?.x ?? null,
  focus_y: focus?.y ?? null,
  width: 0,
  height: 0,
  blurhash: null,
  preview: null,
  created_at: now,
})

const dropStale = ({ db, clock }: Store, me: Id) =>
  db
    .deleteFrom('media')
    .where('account_id', '=', me)
    .where('status_id', 'is', null)
    .where('created_at', '<', new Date(clock() - STALE_MS))
    .returning(['file', 'preview'])
    .execute()
