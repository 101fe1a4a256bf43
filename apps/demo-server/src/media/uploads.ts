import { randomBytes } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Schedule } from '../clock.ts'
import type { UploadQuota } from '../http/body-limits.ts'
import { invalid } from '../http/response.ts'
import type { MediaRow } from '../store/find-rows.ts'
import type { Store } from '../store/store.ts'
import type { Id, MediaTable } from '../store/tables.ts'
import {
  createFileStore,
  createProcessing,
  type FileStore,
  type ProcessingMode,
} from './media-processing.ts'
import { processImage, type SniffedType } from './read-image.ts'

/** Uploads that are not attached to a post are deleted after a day. */
const UNUSED_UPLOAD_MS = 24 * 3_600_000
/**
 * The first cleanup runs soon after the start, because some instances run for only an hour a day. Then it runs every
 * hour.
 */
const FIRST_CLEANUP_MS = 60_000
const CLEANUP_INTERVAL_MS = 3_600_000

export interface Upload {
  readonly bytes: Buffer
  readonly sniffed: SniffedType
  readonly description: string | null
  readonly focus: { readonly x: number; readonly y: number } | null
  /** Whether the response may be sent before a video or sound is processed. */
  readonly isAsync: boolean
}

/** Stores uploaded files and prepares them for display. */
export interface Uploads {
  /** @throws if the file is not a picture; `ApiFailure` 422 if the quota is exceeded */
  add(me: Id, upload: Upload): Promise<MediaRow>
  /** Stores a picture that belongs to no post. @returns the name of its file @throws if it is not a picture */
  savePicture(picture: Pick<Upload, 'bytes' | 'sniffed'>, size: 'small' | 'large'): Promise<string>
  /** Continues the processing that was interrupted when the instance stopped. */
  resume(row: MediaRow): void
  /** Deletes the files of these rows. */
  deleteFiles(rows: readonly Pick<MediaRow, 'file' | 'preview'>[]): Promise<void>
  /** Returns the path of a file, which may not exist. */
  getPath(name: string): Promise<string | null>
  setMode(mode: ProcessingMode): void
  close(): Promise<void>
}

interface UploadsOptions {
  readonly store: Store
  readonly schedule: Schedule
  /** null for temporary files, which are deleted on close. */
  readonly folder: string | null
  readonly quota: UploadQuota
  readonly onError: (error: unknown) => void
}

export function createUploads(options: UploadsOptions): Uploads {
  const { store, schedule, folder, quota, onError } = options
  const shelf = createFileStore(folder)
  const processing = createProcessing({ store, shelf, schedule, onError })

  async function deleteFiles(rows: readonly Pick<MediaRow, 'file' | 'preview'>[]): Promise<void> {
    for (const { file, preview } of rows) {
      for (const name of [file, preview]) if (name !== null) await shelf.remove(name)
    }
  }

  const stopSweeping = scheduleCleanup(schedule, () =>
    deleteUnused(store).then(deleteFiles).catch(onError),
  )

  return {
    async add(me, upload) {
      await assertQuota(store, me, upload.bytes.length, quota)
      const row = await saveUpload({ store, shelf, me, upload })
      if (row.state === 'ready') return row
      if (!upload.isAsync) return processing.finish(row.id)
      processing.start(row.id)
      return row
    },
    async savePicture({ bytes, sniffed: { extension } }, size) {
      const { original, small } = await processImage(bytes, extension)
      const name = createFileName(store)
      const file = size === 'small' ? `${name}-small.webp` : `${name}${extension}`
      await shelf.write(file, size === 'small' ? small : original)
      return file
    },
    resume: ({ id }) => processing.start(id),
    deleteFiles,
    getPath: (name) => shelf.getPath(name),
    setMode: (mode) => processing.setMode(mode),
    async close() {
      await stopSweeping()
      await shelf.close()
    },
  }
}

/**
 * Runs the cleanup repeatedly, one at a time.
 *
 * @param sweep never rejects
 * @returns a function that stops it and waits for the current cleanup
 */
function scheduleCleanup(schedule: Schedule, sweep: () => Promise<void>): () => Promise<void> {
  let swept = Promise.resolve()
  let cancel = schedule(FIRST_CLEANUP_MS, runCleanup)
  function runCleanup(): void {
    swept = swept.then(sweep)
    cancel = schedule(CLEANUP_INTERVAL_MS, runCleanup)
  }
  return () => {
    cancel()
    return swept
  }
}

/** Uploads that are received at the same moment may exceed the quota together. */
async function assertQuota({ db }: Store, me: Id, bytes: number, room: UploadQuota): Promise<void> {
  const { all, own } = await db
    .selectFrom('media')
    .select([
      sql<string | null>`sum(bytes)`.as('all'),
      sql<string | null>`sum(bytes) filter (where account_id = ${me})`.as('own'),
    ])
    .executeTakeFirstOrThrow()
  if (Number(own ?? 0) + bytes > room.account)
    throw invalid('You have reached your storage limit. Delete posts with files to free up space')
  if (Number(all ?? 0) + bytes > room.all) throw invalid('The storage of this server is full')
}

/** Creates a random file name, so that files cannot be found by counting. */
const createFileName = ({ ids }: Store, id = ids.next()) =>
  `${id}-${randomBytes(8).toString('hex')}`

interface SaveOptions {
  readonly store: Store
  readonly shelf: FileStore
  readonly me: Id
  readonly upload: Upload
}

/** Stores an upload. A picture is ready at once; other files still have to be processed. */
async function saveUpload({ store, shelf, me, upload }: SaveOptions): Promise<MediaRow> {
  const id = store.ids.next()
  const { bytes, sniffed } = upload
  const name = createFileName(store, id)
  const file = `${name}${sniffed.extension}`
  const row = { ...toRow(me, upload, new Date(store.clock())), id, file }
  if (sniffed.type !== 'image') {
    await shelf.write(file, bytes)
    return insert(store, { ...row, state: 'processing', bytes: bytes.length })
  }
  const { original, small, ...size } = await processImage(bytes, sniffed.extension)
  const preview = `${name}-small.webp`
  await shelf.write(file, original)
  await shelf.write(preview, small)
  return insert(store, { ...row, ...size, preview, bytes: original.length + small.length })
}

const insert = ({ db }: Store, row: Insertable<MediaTable>): Promise<MediaRow> =>
  db.insertInto('media').values(row).returningAll().executeTakeFirstOrThrow()

const toRow = (me: Id, { sniffed, description, focus }: Upload, now: Date) => ({
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

const deleteUnused = ({ db, clock }: Store) =>
  db
    .deleteFrom('media')
    .where('status_id', 'is', null)
    .where('created_at', '<', new Date(clock() - UNUSED_UPLOAD_MS))
    .returning(['file', 'preview'])
    .execute()
