import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { beginTemplate } from '../instance.ts'
import { handsFile } from './hands-file.ts'
import { buildHands } from './in-page/build-hands.ts'

/** One world that each engine gets a copy of, and what pages need so that things can be found in them. */
export default async function prepare(): Promise<void> {
  const server = await beginTemplate()
  await server.close()
  await mkdir(dirname(handsFile), { recursive: true })
  await writeFile(handsFile, await buildHands())
}
