import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RunningServer, ServerOptions } from '@colonnade/demo-server'
import {
  beginTemplateDatabase,
  copyTemplateDatabase,
  templateDatabaseUrl,
} from './world-database.ts'

const inRoot = (...parts: string[]) => join(fileURLToPath(new URL('..', import.meta.url)), ...parts)

export const distDir = inRoot('dist')
/** Worlds live here while the tests run; what an interrupted run leaves is cleared by the next one. */
export const worlds = inRoot('node_modules', '.cache', 'colonnade', 'worlds')
const worldTemplate = join(worlds, 'template')
/** The painted pictures of the world: the same in every copy, so each is painted once in a run. */
const paintings = join(worlds, 'media')

interface InstanceModule {
  readonly startServer: (options: ServerOptions) => Promise<RunningServer>
}

/** The built instance, the same that `npm start` runs; nobody in it does anything unasked. */
export async function startInstance(options: ServerOptions): Promise<RunningServer> {
  const main = pathToFileURL(inRoot('apps', 'demo-server', 'dist', 'main.js')).href
  const { startServer }: InstanceModule = await import(main)
  return startServer({
    port: 0,
    host: '127.0.0.1',
    dist: distDir,
    databaseUrl: null,
    life: false,
    isRehearsal: true,
    ...options,
  })
}

/** Begins the world that every copy is taken of: once its server is closed. */
export async function beginTemplate(): Promise<RunningServer> {
  await rm(worlds, { recursive: true, force: true })
  await mkdir(worldTemplate, { recursive: true })
  await sharePaintings(worldTemplate)
  if (templateDatabaseUrl !== null) await beginTemplateDatabase()
  return startInstance({ dataDir: worldTemplate, databaseUrl: templateDatabaseUrl })
}

/** Lets every copy of a data directory keep its painted pictures in one place. */
async function sharePaintings(dataDir: string): Promise<void> {
  await mkdir(paintings, { recursive: true })
  await symlink(paintings, join(dataDir, 'media'), 'junction')
}

interface WorldCopy {
  /** Where an instance finds it. */
  readonly place: Pick<ServerOptions, 'dataDir' | 'databaseUrl'>
  readonly remove: () => Promise<void>
}

/** A world of one's own. */
export async function copyWorld(): Promise<WorldCopy> {
  const folder = await mkdtemp(join(worlds, 'copy-'))
  await cp(worldTemplate, folder, { recursive: true })
  const database = await copyTemplateDatabase()
  return {
    place: { dataDir: folder, databaseUrl: database.url },
    remove: async () => {
      await database.remove()
      // Pictures may still be on their way into it.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** An instance of one's own, in a copy of the world that `global-setup.ts` began. */
export async function startCopy(options: ServerOptions = {}): Promise<RunningServer> {
  const { place, remove } = await copyWorld()
  const server = await startInstance({ ...place, ...options })
  return {
    ...server,
    close: async () => {
      await server.close()
      await remove()
    },
  }
}
