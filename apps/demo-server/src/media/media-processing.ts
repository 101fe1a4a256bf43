import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Schedule } from '../clock.ts'
import { restrictFolder, makePrivateFolder } from '../private-folder.ts'
import type { MediaRow } from '../store/find-rows.ts'
import type { Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { readMediaInfo } from './read-media-info.ts'

/** Stores uploaded files under generated names. */
export interface FileStore {
  write(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Buffer>
  remove(name: string): Promise<void>
  /** null for an invalid name. */
  getPath(name: string): Promise<string | null>
  /** Deletes the files if they are temporary. */
  close(): Promise<void>
}

const NAME = /^\d+-[0-9a-f]+(?:-small)?\.[a-z0-9]+$/

/** @param folder null for temporary files: a folder that is created when needed and deleted on close */
export function createFileStore(folder: string | null): FileStore {
  let made: Promise<string> | null = null
  const open = (): Promise<string> => {
    made ??=
      folder === null
        ? mkdtemp(join(tmpdir(), 'colonnade-uploads-'))
        : Promise.resolve(createFolder(folder))
    return made
  }
  const resolvePath = async (name: string) => join(await open(), name)

  return {
    getPath: async (name) => (NAME.test(name) ? resolvePath(name) : null),
    async write(name, bytes) {
      const path = await resolvePath(name)
      // Written to a temporary file first, so that readers never read an incomplete file.
      await writeFile(`${path}.new`, bytes)
      await rename(`${path}.new`, path)
    },
    read: async (name) => readFile(await resolvePath(name)),
    remove: async (name) => rm(await resolvePath(name), { force: true }),
    async close() {
      if (folder === null && made !== null) await rm(await made, { recursive: true, force: true })
    },
  }
}

function createFolder(folder: string): string {
  makePrivateFolder(folder)
  restrictFolder(folder)
  return folder
}

/** `hold`: processing is paused until the mode is `run` again. `fail`: processing fails. */
export type ProcessingMode = 'run' | 'hold' | 'fail'

/** Long enough to be visible, and short enough not to delay the user. */
const PROCESSING_MS = 1_200

/** Reads the properties of videos and sounds a moment after their upload. */
export interface Processing {
  start(id: Id): void
  /** Processes the file at once, even if processing is paused. */
  finish(id: Id): Promise<MediaRow>
  setMode(mode: ProcessingMode): void
}

interface ProcessingOptions {
  readonly store: Store
  readonly shelf: FileStore
  readonly schedule: Schedule
  readonly onError: (error: unknown) => void
}

export function createProcessing({
  store: { db },
  shelf,
  schedule,
  onError,
}: ProcessingOptions): Processing {
  const underWay = new Set<Id>()
  const held = new Set<Id>()
  let mode: ProcessingMode = 'run'

  async function finish(id: Id): Promise<MediaRow> {
    const row = await db
      .selectFrom('media')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const bytes = row.file === null ? null : await shelf.read(row.file).catch(() => null)
    const change = mode === 'fail' || bytes === null ? FAILED : getReadyFields(bytes, row)
    return db
      .updateTable('media')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  function finishOrHold(id: Id): void {
    if (mode === 'hold') {
      held.add(id)
      return
    }
    finish(id)
      .catch(onError)
      .finally(() => underWay.delete(id))
  }

  return {
    finish,
    start(id) {
      if (underWay.has(id)) return
      underWay.add(id)
      schedule(PROCESSING_MS, () => finishOrHold(id))
    },
    setMode(wanted) {
      mode = wanted
      if (mode === 'hold') return
      for (const id of held) finishOrHold(id)
      held.clear()
    },
  }
}

const FAILED = { state: 'failed' } as const

/** A video without sound becomes a `gifv`; one without a picture becomes an `audio`. */
function getReadyFields(bytes: Buffer, row: MediaRow) {
  const { width = 0, height = 0, seconds = null, isSilent } = readMediaInfo(bytes, row.file ?? '')
  const isSound = width === 0 && isSilent === false
  const type = row.type === 'video' && isSilent === true ? 'gifv' : isSound ? 'audio' : row.type
  return { state: 'ready', type, width, height, seconds } as const
}
