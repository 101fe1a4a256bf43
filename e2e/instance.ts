import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RunningServer, ServerOptions } from '@colonnade/demo-server'
import {
  createTemplateDatabase,
  copyTemplateDatabase,
  templateDatabaseUrl,
} from './seed-database.ts'

const resolveInRoot = (...parts: string[]) =>
  join(fileURLToPath(new URL('..', import.meta.url)), ...parts)

export const distDir = resolveInRoot('dist')
/** Directory of the seed data and its copies. A run clears what an interrupted one left behind. */
export const seedsDir = resolveInRoot('node_modules', '.cache', 'colonnade', 'worlds')
const templateDir = join(seedsDir, 'template')
/** The generated images of the seed data. They are the same in every copy, so a run generates each one once. */
const mediaDir = join(seedsDir, 'media')

interface InstanceModule {
  readonly startServer: (options: ServerOptions) => Promise<RunningServer>
  readonly connectServers: (
    first: RunningServer,
    second: RunningServer,
    newest?: number,
  ) => Promise<void>
}

const importInstance = async (): Promise<InstanceModule> =>
  import(pathToFileURL(resolveInRoot('apps', 'demo-server', 'dist', 'main.js')).href)

/** Starts the built instance, the same as `npm start`. Its activity simulator is off. */
export async function startInstance(options: ServerOptions): Promise<RunningServer> {
  const { startServer } = await importInstance()
  return startServer({
    port: 0,
    host: '127.0.0.1',
    dist: distDir,
    databaseUrl: null,
    hasSimulator: false,
    isTestMode: true,
    ...options,
  })
}

/** Starts the server that creates the template. Copies can be taken once the server is closed. */
export async function startTemplate(): Promise<RunningServer> {
  await rm(seedsDir, { recursive: true, force: true })
  await mkdir(templateDir, { recursive: true })
  await shareMedia(templateDir)
  if (templateDatabaseUrl !== null) await createTemplateDatabase()
  return startInstance({ dataDir: templateDir, databaseUrl: templateDatabaseUrl })
}

/** Makes all copies of a data directory share their generated images. */
async function shareMedia(dataDir: string): Promise<void> {
  await mkdir(mediaDir, { recursive: true })
  await symlink(mediaDir, join(dataDir, 'media'), 'junction')
}

interface SeedCopy {
  /** The data directory and database to start an instance with. */
  readonly location: Pick<ServerOptions, 'dataDir' | 'databaseUrl'>
  readonly remove: () => Promise<void>
}

/** Copies the seed data for one test. */
export async function copySeed(): Promise<SeedCopy> {
  const folder = await mkdtemp(join(seedsDir, 'copy-'))
  await cp(templateDir, folder, { recursive: true })
  const database = await copyTemplateDatabase()
  return {
    location: { dataDir: folder, databaseUrl: database.url },
    remove: async () => {
      await database.remove()
      // The server may still be writing images into it.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Starts an instance with its own copy of the seed data from `global-setup.ts`. */
export async function startCopy(options: ServerOptions = {}): Promise<RunningServer> {
  const { location, remove } = await copySeed()
  const server = await startInstance({ ...location, ...options })
  return {
    ...server,
    close: async () => {
      await server.close()
      await remove()
    },
  }
}

/** Enough for a full Home, and quicker than all. */
const EXCHANGED_POSTS = 40

export interface TwoServers {
  readonly first: RunningServer
  /** Other people, limits and software. It has the posts of the first one under other ids. */
  readonly second: RunningServer
  readonly close: () => Promise<void>
}

/** Starts an instance that exchanges posts with the first one, the same as `npm start -- --second`. */
async function startSecondServer(first: RunningServer): Promise<RunningServer> {
  const { connectServers } = await importInstance()
  const second = await startInstance({ world: 'second', dataDir: null })
  await connectServers(first, second, EXCHANGED_POSTS)
  return second
}

/** Starts two instances that exchange posts. */
export async function startTwoServers(): Promise<TwoServers> {
  const first = await startCopy()
  const second = await startSecondServer(first)
  return {
    first,
    second,
    close: async () => {
      await Promise.all([first.close(), second.close()])
    },
  }
}
