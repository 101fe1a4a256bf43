import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { restrictFolder } from '../private-folder.ts'
import { StartError } from '../start-error.ts'
import { lockDirectory } from './directory-lock.ts'

/** The database has a single user, so the default schema is enough. */
export const PGLITE_SCHEMA = 'public'

/** All folders of a data directory. */
const FOLDERS = ['database', 'media', 'uploads']

const textIdOptions = { parsers: { [types.INT8]: (text: string) => text } }

export interface OpenPglite {
  readonly pglite: PGlite
  readonly isNew: boolean
  /** Marks the data as complete. From now on a directory with a missing part counts as damaged, not as unfinished. */
  markComplete(): void
  readonly close: () => Promise<void>
}

/** @param dump a dump of a store. Without it the database starts empty, and creating it takes seconds. */
export async function openInMemory(dump?: Blob): Promise<OpenPglite> {
  const pglite = await PGlite.create(
    dump === undefined ? textIdOptions : { ...textIdOptions, loadDataDir: dump },
  )
  return {
    pglite,
    isNew: dump === undefined,
    markComplete: () => undefined,
    close: () => pglite.close(),
  }
}

/**
 * Opens the database of a data directory, or creates one.
 *
 * @param fresh deletes existing data
 * @throws {StartError} `data-in-use` or `data-damaged`
 */
export async function openDirectory(directory: string, fresh: boolean): Promise<OpenPglite> {
  const unlock = lockDirectory(directory)
  const database = join(directory, 'database')
  // Exists while the seed data is being written. After an interruption the unfinished data is deleted and created
  // again.
  const beginning = join(directory, 'beginning')
  try {
    if (fresh || existsSync(beginning)) {
      for (const name of FOLDERS) rmSync(join(directory, name), { recursive: true, force: true })
    }
    for (const name of FOLDERS) restrictFolder(join(directory, name))
    const isNew = !existsSync(database)
    if (isNew) writeFileSync(beginning, '')
    else if (!existsSync(join(database, 'PG_VERSION'))) throw createDamagedError(directory)
    const pglite = await PGlite.create({ ...textIdOptions, dataDir: database }).catch(
      (error: unknown) => {
        throw createDamagedError(directory, error)
      },
    )
    return {
      pglite,
      isNew,
      markComplete: () => rmSync(beginning, { force: true }),
      close: () => pglite.close().finally(unlock),
    }
  } catch (error) {
    unlock()
    throw error
  }
}

export function createDamagedError(directory: string, cause?: unknown): StartError {
  return new StartError(
    'data-damaged',
    `The data in ${directory} is damaged. Start with --fresh to replace it with new sample data.`,
    { cause },
  )
}

/** Creates a pool over the one connection of PGlite. Callers queue while it is in use. */
export function createPglitePool(pglite: PGlite): PostgresPool {
  let lastRelease: Promise<void> = Promise.resolve()

  return {
    async connect(): Promise<PostgresPoolClient> {
      const previousRelease = lastRelease
      let release = (): void => undefined
      lastRelease = new Promise((resolve) => {
        release = resolve
      })
      await previousRelease
      return { query: createQuery(pglite), release }
    },
    end: () => pglite.close(),
  }
}

function createQuery(pglite: PGlite): PostgresPoolClient['query'] {
  const query = async (text: string, parameters: readonly unknown[]) => {
    const { rows, affectedRows } = await pglite.query(text, [...parameters])
    const command = text.trimStart().slice(0, 6).toUpperCase()
    return { command, rows, rowCount: affectedRows ?? rows.length }
  }
  // Kysely's client type also has a cursor overload, which is used only with a cursor library.
  return query as PostgresPoolClient['query']
}
