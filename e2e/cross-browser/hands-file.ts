import { join } from 'node:path'
import { worlds } from '../instance.ts'

/** Where the built in-page/hands.ts waits for the journeys. */
export const handsFile = join(worlds, 'hands.js')
