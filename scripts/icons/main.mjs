import { writeIcons } from './write-icons.mjs'

await writeIcons()
