import { randomBytes } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Schedule } from '../clock.ts'
import type { UploadRoom } from '../http/body-limits.ts'
import { invalid } from '../http/reply.ts'
import type { MediaRow } from '../store/reads.ts'
import type { Store } from '../store/store.ts'
import type { Id, MediaTable } from '../store/tables.ts'
import {
  createFileShelf,
  createProcessing,
  type FileShelf,
  type ProcessingMode,
} from './processing.ts'
import { readImage, type SniffedType } from './read-image.ts'

/** An upload that was never attached is forgotten after a day. */
const STALE_MS = 24 * 3_600_000
/** Soon after the start, since some instances run for an hour a day; then every hour. */
const FIRST_SWEEP_MS = 60_000
const SWEEP_MS = 3_600_000

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
  /** @throws where a picture is none; `ApiFailure` 422 where there is no room */
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
  readonly room: UploadRoom
  readonly onError: (error: unknown) => void
}

export function createUploads(options: UploadsOptions): Uploads {
  const { store, schedule, folder, room, onError } = options
  const shelf = createFileShelf(folder)
  const processing = createProcessing({ store, shelf, schedule, onError })

  async function forget(rows: readonly Pick<MediaRow, 'file' | 'preview'>[]): Promise<void> {
    for (const { file, preview } of rows) {
      for (const name of [file, preview]) if (name !== null) await shelf.remove(name)
    }
  }

  const stopSweeping = sweepEvery(schedule, () => dropStale(store).then(forget).catch(onError))

  return {
    async add(me, upload) {
      await requireRoom(store, me, upload.bytes.length, room)
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
    async close() {
      await stopSweeping()
      await shelf.close()
    },
  }
}

/**
 * One sweep at a time.
 *
 * @param sweep never rejects
 * @returns ends it, and waits for the sweep that is under way
 */
function sweepEvery(schedule: Schedule, sweep: () => Promise<void>): () => Promise<void> {
  let swept = Promise.resolve()
  let cancel = schedule(FIRST_SWEEP_MS, turn)
  function turn(): void {
    swept = swept.then(sweep)
    cancel = schedule(SWEEP_MS, turn)
  }
  return () => {
    cancel()
    return swept
  }
}

/** Some that come at the same moment may go beyond it together: as many as are taken in at once. */
async function requireRoom({ db }: Store, me: Id, bytes: number, room: UploadRoom): Promise<void> {
  const { all, own } = await db
    .selectFrom('media')
    .select([
      sql<string | null>`sum(bytes)`.as('all'),
      sql<string | null>`sum(bytes) filter (where account_id = ${me})`.as('own'),
    ])
    .executeTakeFirstOrThrow()
  if (Number(own ?? 0) + bytes > room.account)
    throw invalid('Your files take all the room that you have here. Delete posts with files first')
  if (Number(all ?? 0) + bytes > room.all) throw invalid('There is no room here for more files')
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
    return insert(store, { ...row, state: 'processing', bytes: bytes.length })
  }
  const { original, small, ...size } = await readImage(bytes, sniffed.ending)
  const preview = `${name}-small.webp`
  await shelf.write(file, original)
  await shelf.write(preview, small)
  return insert(store, { ...row, ...size, preview, bytes: original.length + small.length })
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

const dropStale = ({ db, clock }: Store) =>
  db
    .deleteFrom('media')
    .where('status_id', 'is', null)
    .where('created_at', '<', new Date(clock() - STALE_MS))
    .returning(['file', 'preview'])
    .execute()
