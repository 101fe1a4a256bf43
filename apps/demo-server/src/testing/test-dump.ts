import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import type { SeedData } from '../seed/seed-data.ts'
import { migrate, schemaText } from '../store/migrations/index.ts'
import { openInMemory, PGLITE_SCHEMA, createPglitePool } from '../store/open-pglite.ts'
import { seedStore } from '../store/seed/seed-store.ts'
import type { Tables } from '../store/tables.ts'

const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/colonnade', import.meta.url))

/**
 * Returns the dump of a store with seed data. It is created once for each schema and seed data, and loads in a
 * second. The file has 40 MB and is not compressed, because decompressing takes a third of the loading time.
 */
export async function loadDump(seedData: SeedData): Promise<Blob> {
  const hash = createHash('sha256')
    .update(schemaText)
    .update(JSON.stringify(seedData))
    .digest('hex')
  const file = join(FOLDER, `${hash.slice(0, 24)}.tar`)
  const cached = await readFile(file).catch(() => null)
  if (cached !== null) return new Blob([cached], { type: 'application/x-tar' })

  const { pglite, close } = await openInMemory()
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: createPglitePool(pglite) }),
  })
  await migrate(db, PGLITE_SCHEMA)
  await seedStore(db, seedData)
  const dump = await pglite.dumpDataDir('none')
  await close()

  await mkdir(dirname(file), { recursive: true })
  const temporaryFile = `${file}.${process.pid}`
  await writeFile(temporaryFile, Buffer.from(await dump.arrayBuffer()))
  await rename(temporaryFile, file)
  return dump
}
