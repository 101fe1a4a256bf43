import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import { migrate, schemaText } from '../store/migrations/index.ts'
import { openInMemory, PGLITE_SCHEMA, pglitePool } from '../store/open-pglite.ts'
import { seedWorld } from '../store/seed/seed-world.ts'
import type { Tables } from '../store/tables.ts'
import type { World } from '../world/world.ts'

const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/colonnade', import.meta.url))

/**
 * A store that holds a world already: made once for each schema and world, then loaded in a second. It is kept
 * as it is, 40 MB of it: to unpack it took a third of each load.
 */
export async function dumpOf(world: World): Promise<Blob> {
  const hash = createHash('sha256').update(schemaText).update(JSON.stringify(world)).digest('hex')
  const file = join(FOLDER, `${hash.slice(0, 24)}.tar`)
  const kept = await readFile(file).catch(() => null)
  if (kept !== null) return new Blob([kept], { type: 'application/x-tar' })

  const { pglite, close } = await openInMemory()
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pglitePool(pglite) }) })
  await migrate(db, PGLITE_SCHEMA)
  await seedWorld(db, world)
  const dump = await pglite.dumpDataDir('none')
  await close()

  await mkdir(dirname(file), { recursive: true })
  const aside = `${file}.${process.pid}`
  await writeFile(aside, Buffer.from(await dump.arrayBuffer()))
  await rename(aside, file)
  return dump
}
