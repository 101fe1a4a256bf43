import { rmSync } from 'node:fs'
import { startInstance, worldTemplate } from './instance.ts'

/** Begins one world that every test gets a copy of: beginning one takes seconds, copying one does not. */
export default async function beginWorld(): Promise<void> {
  rmSync(worldTemplate, { recursive: true, force: true })
  const server = await startInstance({ dataDir: worldTemplate })
  await server.close()
}
