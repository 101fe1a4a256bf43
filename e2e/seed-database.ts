import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

/** URL of the PostgreSQL server that the runner provides. Without one the seed data is in a folder. */
const server = process.env['TEST_DATABASE_URL'] || null

/** Unique for this checkout, because another one may test on the same server. */
const template = `colonnade_e2e_${createHash('sha256')
  .update(import.meta.url)
  .digest('hex')
  .slice(0, 8)}`

/** URL of the database that all copies are made from. Null without PostgreSQL. */
export const templateDatabaseUrl = server === null ? null : getDatabaseUrl(server, template)

/** Creates the empty template database and drops what an interrupted run left behind. */
export async function createTemplateDatabase(): Promise<void> {
  await runAsAdmin(async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
    await admin.query(`create database ${template}`)
  })
}

/** PostgreSQL 15 writes each page of a copy to its log by default. Older versions copy files. */
const STRATEGY_VERSION = 150_000

interface SeedDatabase {
  /** Null without PostgreSQL. */
  readonly url: string | null
  readonly remove: () => Promise<void>
}

/** Copies the template database for one test. A copy takes a tenth of a second. */
export async function copyTemplateDatabase(): Promise<SeedDatabase> {
  if (server === null) return { url: null, remove: () => Promise.resolve() }
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await runAsAdmin(async (admin) => {
    await admin.query(
      `create database ${name} template ${template} ${await getCopyStrategy(admin)}`,
    )
  })
  return {
    url: getDatabaseUrl(server, name),
    remove: () =>
      runAsAdmin(async (admin) => {
        await admin.query(`drop database ${name} with (force)`)
      }),
  }
}

/**
 * Returns the option that makes PostgreSQL copy files. That takes a third of the time of logging each page; older
 * versions always do it.
 */
async function getCopyStrategy(admin: pg.Client): Promise<string> {
  const { rows } = await admin.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  return (rows[0]?.version ?? 0) >= STRATEGY_VERSION ? 'strategy file_copy' : ''
}

async function runAsAdmin<Answer>(task: (admin: pg.Client) => Promise<Answer>): Promise<Answer> {
  const admin = new pg.Client({ connectionString: server ?? '' })
  await admin.connect()
  try {
    return await task(admin)
  } finally {
    await admin.end()
  }
}

function getDatabaseUrl(address: string, database: string): string {
  return Object.assign(new URL(address), { pathname: `/${database}` }).href
}
