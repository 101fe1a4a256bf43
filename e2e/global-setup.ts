import { mkdirSync, rmSync } from 'node:fs'
import { startInstance, worlds, worldTemplate } from './instance.ts'

/** Begins one world that every test gets a copy of: beginning one takes seconds, copying one does not. */
export default async function beginWorld(): Promise<void> {
  rmSync(worlds, { recursive: true, force: true })
  mkdirSync(worlds, { recursive: true })
  const server = await startInstance({ dataDir: worldTemplate })
  await server.close()
}
