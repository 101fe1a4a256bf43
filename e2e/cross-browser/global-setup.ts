import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { startTemplate } from '../instance.ts'
import { buildInputScript } from './in-page/build-input-script.ts'
import { inputScriptFile } from './input-script-file.ts'

/** Creates the seed data that each engine gets a copy of, and builds the script that finds elements in pages. */
export default async function setUp(): Promise<void> {
  const server = await startTemplate()
  await server.close()
  await mkdir(dirname(inputScriptFile), { recursive: true })
  await writeFile(inputScriptFile, await buildInputScript())
}
