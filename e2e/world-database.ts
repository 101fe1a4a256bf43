import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'

/** Where the runner put a PostgreSQL for the tests; without one each world is a folder. */
const server = process.env['TEST_DATABASE_URL'] || null

/** Of this clone alone: another one may test on the same server. */
const template = `colonnade_e2e_${createHash('sha256')
  .update(import.meta.url)
  .digest('hex')
  .slice(0, 8)}`

/** The world that all others are copies of. Null without a PostgreSQL. */
export const templateDatabaseUrl = server === null ? null : urlOf(server, template)

/** Begins it empty; what an interrupted run left is gone. */
export async function beginTemplateDatabase(): Promise<void> {
  await ask(async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [template],
    )
    for (const { datname } of rows) await admin.query(`drop database ${datname} with (force)`)
    await admin.query(`create database ${template}`)
  })
}

/** PostgreSQL 15 logs each page of a copy unless it is told otherwise. */
const SINCE_STRATEGIES = 150_000

interface WorldDatabase {
  /** Null without a PostgreSQL. */
  readonly url: string | null
  readonly remove: () => Promise<void>
}

/** A database of one's own with the template's world in it: a copy takes a tenth of a second. */
export async function copyTemplateDatabase(): Promise<WorldDatabase> {
  if (server === null) return { url: null, remove: () => Promise.resolve() }
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await ask(async (admin) => {
    await admin.query(`create database ${name} template ${template} ${await copyingFiles(admin)}`)
  })
  return {
    url: urlOf(server, name),
    remove: () =>
      ask(async (admin) => {
        await admin.query(`drop database ${name} with (force)`)
      }),
  }
}

/** Copying files takes a third of the time that logging each page does, and is what older ones do anyway. */
async function copyingFiles(admin: pg.Client): Promise<string> {
  const { rows } = await admin.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  return (rows[0]?.version ?? 0) >= SINCE_STRATEGIES ? 'strategy file_copy' : ''
}

async function ask<Answer>(question: (admin: pg.Client) => Promise<Answer>): Promise<Answer> {
  const admin = new pg.Client({ connectionString: server ?? '' })
  await admin.connect()
  try {
    return await question(admin)
  } finally {
    await admin.end()
  }
}

function urlOf(address: string, database: string): string {
  return Object.assign(new URL(address), { pathname: `/${database}` }).href
}
