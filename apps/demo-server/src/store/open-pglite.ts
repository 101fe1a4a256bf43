import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { closeFolder } from '../owner-only.ts'
import { StartError } from '../start-error.ts'
import { lockDirectory } from './directory-lock.ts'

/** A database of its own needs no schema but the first. */
export const PGLITE_SCHEMA = 'public'

/** All that an instance keeps in its directory. */
const FOLDERS = ['database', 'media', 'uploads']

const asText = { parsers: { [types.INT8]: (text: string) => text } }

export interface OpenPglite {
  readonly pglite: PGlite
  readonly isNew: boolean
  /** From now on a directory that lacks something is damaged, not half begun. */
  markComplete(): void
  readonly close: () => Promise<void>
}

/** @param dump a store made before; without it the database begins empty, which takes seconds */
export async function openInMemory(dump?: Blob): Promise<OpenPglite> {
  const pglite = await PGlite.create(dump === undefined ? asText : { ...asText, loadDataDir: dump })
  return {
    pglite,
    isNew: dump === undefined,
    markComplete: () => undefined,
    close: () => pglite.close(),
  }
}

/**
 * Opens the database of a data directory, or begins one there.
 *
 * @param fresh throws away what was there
 * @throws {StartError} `data-in-use` or `data-damaged`
 */
export async function openDirectory(directory: string, fresh: boolean): Promise<OpenPglite> {
  const unlock = lockDirectory(directory)
  const database = join(directory, 'database')
  // Stands there while a world begins: one that was cut off in that has nothing that anybody saw.
  const beginning = join(directory, 'beginning')
  try {
    if (fresh || existsSync(beginning)) {
      for (const name of FOLDERS) rmSync(join(directory, name), { recursive: true, force: true })
    }
    for (const name of FOLDERS) closeFolder(join(directory, name))
    const isNew = !existsSync(database)
    if (isNew) writeFileSync(beginning, '')
    else if (!existsSync(join(database, 'PG_VERSION'))) throw damaged(directory)
    const pglite = await PGlite.create({ ...asText, dataDir: database }).catch((error: unknown) => {
      throw damaged(directory, error)
    })
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

export function damaged(directory: string, cause?: unknown): StartError {
  return new StartError(
    'data-damaged',
    `The data in ${directory} is damaged and cannot be read: start with --fresh to begin a new world there.`,
    { cause },
  )
}

/** PGlite has one connection: who asks while it is lent out waits for its turn. */
export function pglitePool(pglite: PGlite): PostgresPool {
  let lastTurn: Promise<void> = Promise.resolve()

  return {
    async connect(): Promise<PostgresPoolClient> {
      const turnBefore = lastTurn
      let release = (): void => undefined
      lastTurn = new Promise((resolve) => {
        release = resolve
      })
      await turnBefore
      return { query: queryOf(pglite), release }
    },
    end: () => pglite.close(),
  }
}

function queryOf(pglite: PGlite): PostgresPoolClient['query'] {
  const query = async (text: string, parameters: readonly unknown[]) => {
    const { rows, affectedRows } = await pglite.query(text, [...parameters])
    const command = text.trimStart().slice(0, 6).toUpperCase()
    return { command, rows, rowCount: affectedRows ?? rows.length }
  }
  // Kysely's client type also names a cursor form, which is never asked for without a cursor library.
  return query as PostgresPoolClient['query']
}
