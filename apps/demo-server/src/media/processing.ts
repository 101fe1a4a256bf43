import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Schedule } from '../clock.ts'
import { closeFolder, makePrivateFolder } from '../owner-only.ts'
import type { MediaRow } from '../store/reads.ts'
import type { Store } from '../store/store.ts'
import type { Id } from '../store/tables.ts'
import { readFilm } from './read-film.ts'

/** Where uploaded files lie, by names that nobody outside chooses. */
export interface FileShelf {
  write(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Buffer>
  remove(name: string): Promise<void>
  /** null for what is no name of a file here. */
  pathOf(name: string): Promise<string | null>
  /** Files of an instance that keeps nothing go with it. */
  close(): Promise<void>
}

const NAME = /^\d+-[0-9a-f]+(?:-small)?\.[a-z0-9]+$/

/** @param folder null for an instance that keeps nothing: then a folder that goes with it, made when it is needed */
export function createFileShelf(folder: string | null): FileShelf {
  let made: Promise<string> | null = null
  const open = (): Promise<string> => {
    made ??=
      folder === null
        ? mkdtemp(join(tmpdir(), 'colonnade-uploads-'))
        : Promise.resolve(madeFolder(folder))
    return made
  }
  const placeOf = async (name: string) => join(await open(), name)

  return {
    pathOf: async (name) => (NAME.test(name) ? placeOf(name) : null),
    async write(name, bytes) {
      const path = await placeOf(name)
      // Aside first: nobody ever reads half a file.
      await writeFile(`${path}.new`, bytes)
      await rename(`${path}.new`, path)
    },
    read: async (name) => readFile(await placeOf(name)),
    remove: async (name) => rm(await placeOf(name), { force: true }),
    async close() {
      if (folder === null && made !== null) await rm(await made, { recursive: true, force: true })
    },
  }
}

function madeFolder(folder: string): string {
  makePrivateFolder(folder)
  closeFolder(folder)
  return folder
}

/** `hold`: nothing gets done until it is `run` again. `fail`: whatever is processed fails. */
export type ProcessingMode = 'run' | 'hold' | 'fail'

/** Long enough to be seen, short enough that nobody waits. */
const PROCESSING_MS = 1_200

/** Reads of videos and sounds what is to be told of them, a moment after they came. */
export interface Processing {
  begin(id: Id): void
  /** At once, whatever the mode says of waiting. */
  finish(id: Id): Promise<MediaRow>
  setMode(mode: ProcessingMode): void
}

interface ProcessingOptions {
  readonly store: Store
  readonly shelf: FileShelf
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
    const change = mode === 'fail' || bytes === null ? FAILED : readyFilm(bytes, row)
    return db
      .updateTable('media')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  function settle(id: Id): void {
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
    begin(id) {
      if (underWay.has(id)) return
      underWay.add(id)
      schedule(PROCESSING_MS, () => settle(id))
    },
    setMode(wanted) {
      mode = wanted
      if (mode === 'hold') return
      for (const id of held) settle(id)
      held.clear()
    },
  }
}

const FAILED = { state: 'failed' } as const

/** A film without a sound is what a moving GIF is elsewhere; one without pictures is a sound. */
function readyFilm(bytes: Buffer, row: MediaRow) {
  const { width = 0, height = 0, seconds = null, isSilent } = readFilm(bytes, row.file ?? '')
  const isSound = width === 0 && isSilent === false
  const type = row.type === 'video' && isSilent === true ? 'gifv' : isSound ? 'audio' : row.type
  return { state: 'ready', type, width, height, seconds } as const
}
