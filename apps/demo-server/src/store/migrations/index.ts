import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { firstSchema } from './0001-first.ts'
import { peopleSchema } from './0002-people.ts'
import { statusLife } from './0003-status-life.ts'
import { filterSchema } from './0004-filters.ts'
import { filteredStatuses } from './0005-filtered-statuses.ts'
import { quotes } from './0006-quotes.ts'
import { reportReasons } from './0007-report-reasons.ts'
import { exclusiveLists } from './0008-exclusive-lists.ts'
import { departedAccounts } from './0009-departed-accounts.ts'
import { preferences } from './0009-preferences.ts'
import { pushes } from './0010-pushes.ts'
import { uploadSizes } from './0011-upload-sizes.ts'
import { remoteAddresses } from './0012-remote-addresses.ts'

const steps: Readonly<Record<string, readonly string[]>> = {
  '0001-first': firstSchema,
  '0002-people': peopleSchema,
  '0003-status-life': statusLife,
  '0004-filters': filterSchema,
  '0005-filtered-statuses': filteredStatuses,
  '0006-quotes': quotes,
  '0007-report-reasons': reportReasons,
  '0008-exclusive-lists': exclusiveLists,
  '0009-preferences': preferences,
  '0009-departed-accounts': departedAccounts,
  '0010-pushes': pushes,
  '0011-upload-sizes': uploadSizes,
  '0012-remote-addresses': remoteAddresses,
}

/** The whole schema as text. Identifies a cached dump. */
export const schemaText = JSON.stringify(steps)

function toMigration(statements: readonly string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  }
}

/**
 * Migrates a store of any earlier version to the current schema.
 *
 * @param schema the PostgreSQL schema of its tables. Without it Kysely would mistake tables of other schemas for
 *   these.
 */
export async function migrate<Database>(db: Kysely<Database>, schema: string): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, statements]) => [name, toMigration(statements)]),
  )
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
    // Two branches may each have added a step, so a store can have a later step without an earlier one.
    allowUnorderedMigrations: true,
  })

  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
