import { join } from 'node:path'
import { seedsDir } from '../instance.ts'

/** Path of the built in-page/input.ts. */
export const inputScriptFile = join(seedsDir, 'input-script.js')
