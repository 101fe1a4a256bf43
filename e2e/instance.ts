import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { RunningServer, ServerOptions } from '@colonnade/instance'

const inRoot = (...parts: string[]) => join(fileURLToPath(new URL('..', import.meta.url)), ...parts)

export const distDir = inRoot('dist')
export const worldTemplate = inRoot('node_modules', '.cache', 'colonnade', 'world')

interface InstanceModule {
  readonly startServer: (options: ServerOptions) => Promise<RunningServer>
}

/** The built instance, the same that `npm start` runs; nobody in it does anything unasked. */
export async function startInstance(options: ServerOptions): Promise<RunningServer> {
  const main = pathToFileURL(inRoot('apps', 'instance', 'dist', 'main.js')).href
  const { startServer }: InstanceModule = await import(main)
  return startServer({
    port: 0,
    host: '127.0.0.1',
    dist: distDir,
    databaseUrl: null,
    life: false,
    ...options,
  })
}

/** An instance of one's own, in a copy of the world that `global-setup.ts` began. */
export async function startCopy(): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'colonnade-'))
  await cp(worldTemplate, folder, { recursive: true })
  const server = await startInstance({ dataDir: folder })
  return {
    ...server,
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
