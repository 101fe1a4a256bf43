import { ingestStatusesAtom } from '../../apps/dashboard/src/state/entities/ingest.ts'
import { testSession } from '../../apps/dashboard/src/testing/test-session.ts'
import { createListDecoder } from '../../packages/api-client/src/decode/fields.ts'
import { decodeStatus } from '../../packages/api-client/src/decode/status.ts'
import { getTextLength } from '../../packages/domain/src/compose/index.ts'
import {
  accountId,
  type FilterEntity,
  filterId,
  toStatusRecord,
} from '../../packages/domain/src/entities/index.ts'
import { compileFilters, matchStatus } from '../../packages/domain/src/filters/index.ts'
import {
  createListOfRows,
  loadPage,
  createPhraseRules,
} from '../../packages/domain/src/testing/index.ts'
import { createStatusBody, generateWords } from './posts.ts'

/** A piece of work with its time budget. */
export interface BenchRow {
  readonly name: string
  /** On a typical laptop. */
  readonly budgetMs: number
  /** How often work that is too short for the clock is repeated in a measurement. Default: 1. */
  readonly repeats?: number
  /** @returns the steps of the work; only the steps are timed, not their preparation */
  readonly prepare: () => Iterable<() => void>
}

const PAGE = 40
const decodeStatuses = createListDecoder(decodeStatus)

/** Parsed from JSON as from the network: strings that were just concatenated are slower to read. */
const createPage = (from: number, count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, index) => createStatusBody(from + index)))

const filterRow: BenchRow = {
  name: '1,000 statuses against 50 filters',
  budgetMs: 20,
  prepare() {
    const records = decodeStatuses(JSON.parse(createPage(0, 1_000))).map(toStatusRecord)
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
      const compiled = compileFilters(createPhraseRules(filters), 'home', 0)
      for (const status of records) matchStatus({ ...input, status, filters: compiled })
    }
    return [match]
  },
}

const mergeRow: BenchRow = {
  name: 'a page merged into 400 ids',
  budgetMs: 0.2,
  repeats: 200,
  prepare() {
    const ids = Array.from({ length: 420 }, (_, index) => String(110_000_000_500 - index))
    const list = createListOfRows(ids.slice(20))
    const newer = { ids: ids.slice(0, PAGE), isFull: true }
    return [() => void loadPage(list, { kind: 'newest' }, newer)]
  },
}

const STATUSES = 20_000
const pages = Array.from({ length: STATUSES / PAGE }, (_, index) => createPage(index * PAGE, PAGE))

const ingestRow: BenchRow = {
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

const countRow: BenchRow = {
  name: 'character counter, 5,000 characters',
  budgetMs: 1,
  repeats: 10,
  prepare() {
    // One text for each keystroke, because the engine caches what it found in the same text.
    const drafts = Array.from({ length: 10 }, (_, turn) =>
      `${turn} é 日本語 👍 @ada@harbour.example https://example.org/${turn} ${generateWords(turn, 90)}\n`
        .repeat(20)
        .slice(0, 5_000),
    )
    let turn = 0
    return [() => void getTextLength(drafts[turn++ % drafts.length] ?? '')]
  },
}

export const rows: readonly BenchRow[] = [filterRow, mergeRow, ingestRow, countRow]
