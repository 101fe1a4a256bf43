import { ingestStatusesAtom } from '../../apps/dashboard/src/state/entities/ingest.ts'
import { testSession } from '../../apps/dashboard/src/testing/test-session.ts'
import { listOf } from '../../packages/api-client/src/decode/fields.ts'
import { decodeStatus } from '../../packages/api-client/src/decode/status.ts'
import { textLength } from '../../packages/domain/src/compose/index.ts'
import {
  accountId,
  type FilterEntity,
  filterId,
  toStatusRecord,
} from '../../packages/domain/src/entities/index.ts'
import { compileFilters, matchStatus } from '../../packages/domain/src/filters/index.ts'
import { listOfRows, loadPage, rulesOfPhrases } from '../../packages/domain/src/testing/index.ts'
import { statusBody, wordsOf } from './posts.ts'

/** A piece of work with the time that it may take. */
export interface BenchRow {
  readonly name: string
  /** On an ordinary laptop. */
  readonly budgetMs: number
  /** Work that is too short for a clock is done this often in a row; once if not said. */
  readonly repeats?: number
  /** @returns the steps of the work: only they are timed, not what makes the next one ready */
  readonly prepare: () => Iterable<() => void>
}

const PAGE = 40
const decodeStatuses = listOf(decodeStatus)

/** As over the wire: texts that were put together just now would be slower to read. */
const page = (from: number, count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => statusBody(from + index)))

const filtering: BenchRow = {
  name: '1,000 statuses against 50 filters',
  budgetMs: 20,
  prepare() {
    const records = decodeStatuses(JSON.parse(page(0, 1_000))).map(toStatusRecord)
    const filters = Array.from({ length: 50 }, (_, index): FilterEntity => ({
      id: filterId(String(index)),
      phrase: index % 3 === 0 ? `unheard of ${index}` : `never${index}`,
      context: ['home'],
      whole_word: index % 2 === 0,
      expires_at: null,
    }))
    const input = {
      original: null,
      me: accountId('1'),
      context: 'home',
      serverFilters: false,
      now: 0,
    } as const
    const match = () => {
      const compiled = compileFilters(rulesOfPhrases(filters), 'home', 0)
      for (const status of records) matchStatus({ ...input, status, filters: compiled })
    }
    return [match]
  },
}

const merging: BenchRow = {
  name: 'a page merged into 400 ids',
  budgetMs: 0.2,
  repeats: 200,
  prepare() {
    const ids = Array.from({ length: 420 }, (_, index) => String(110_000_000_500 - index))
    const list = listOfRows(ids.slice(20))
    const newer = { ids: ids.slice(0, PAGE), isFull: true }
    return [() => void loadPage(list, { kind: 'newest' }, newer)]
  },
}

const STATUSES = 20_000
const pages = Array.from({ length: STATUSES / PAGE }, (_, index) => page(index * PAGE, PAGE))

const ingesting: BenchRow = {
  name: '20,000 statuses decoded and ingested',
  budgetMs: 400,
  *prepare() {
    const { session } = testSession()
    for (const body of pages) {
      const raw: unknown = JSON.parse(body)
      yield () => session.store.set(ingestStatusesAtom, session, decodeStatuses(raw))
    }
  },
}

const counting: BenchRow = {
  name: 'character counter, 5,000 characters',
  budgetMs: 1,
  repeats: 10,
  prepare() {
    // One for each keystroke: of the same text again the engine knows what it found.
    const drafts = Array.from({ length: 10 }, (_, turn) =>
      `${turn} é 日本語 👍 @ada@harbour.example https://example.org/${turn} ${wordsOf(turn, 90)}\n`
        .repeat(20)
        .slice(0, 5_000),
    )
    let turn = 0
    return [() => void textLength(drafts[turn++ % drafts.length] ?? '')]
  },
}

export const rows: readonly BenchRow[] = [filtering, merging, ingesting, counting]
