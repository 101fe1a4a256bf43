import type { ReportCategory } from '@colonnade/domain/entities'
import { getFlag, getText, getTexts } from '../http/input.ts'
import { invalid, createJsonResponse } from '../http/response.ts'
import { serializeOneAccount } from '../serialize/account.ts'
import { type AccountRow, isId } from '../store/find-rows.ts'
import { selectVisibleStatuses } from '../store/timelines.ts'
import { requireExistingAccount } from './account-responses.ts'
import { type Call, createSerializeContext, type HandlersFor, requireAccount } from './handler.ts'

const MAX_COMMENT_CHARACTERS = 1_000
const CATEGORIES: readonly ReportCategory[] = ['spam', 'violation', 'other']

export const reportHandlers: HandlersFor<'createReport'> = {
  async createReport(call) {
    const { me } = requireAccount(call)
    const { store } = call.services
    const target = await requireExistingAccount(call, getText(call.input, 'account_id') ?? '')
    const comment = getText(call.input, 'comment') ?? ''
    if (comment.length > MAX_COMMENT_CHARACTERS)
      throw invalid(`Comment is too long (maximum is ${MAX_COMMENT_CHARACTERS} characters)`)
    const rules = readRules(call)
    const report = await store.db
      .insertInto('reports')
      .values({
        id: store.ids.next(),
        account_id: me,
        target_id: target.id,
        status_ids: await findReportedIds(call, target),
        comment,
        forward: getFlag(call.input, 'forward') ?? false,
        category: readCategory(call) ?? (rules.length === 0 ? 'other' : 'violation'),
        rule_ids: rules,
        created_at: new Date(store.clock()),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return createJsonResponse({
      id: report.id,
      action_taken: false,
      action_taken_at: null,
      category: report.category,
      comment,
      forwarded: report.forward,
      created_at: report.created_at.toISOString(),
      status_ids: report.status_ids,
      rule_ids: report.rule_ids,
      target_account: await serializeOneAccount(createSerializeContext(call), target),
    })
  },
}

function readCategory({ input }: Call): ReportCategory | null {
  const named = getText(input, 'category')
  return CATEGORIES.find((category) => category === named) ?? null
}

/** Reads the ids of the violated rules. @throws {ApiFailure} 422 for an unknown rule */
function readRules({ input, settings }: Call): string[] {
  const ids = getTexts(input, 'rule_ids')
  const known = new Set(settings.rules.map((_rule, index) => String(index + 1)))
  if (ids.some((id) => !known.has(id))) throw invalid('Rules must be valid')
  return ids
}

/** Finds the reported posts: only those of the reported account that the reporter may see. */
async function findReportedIds(call: Call, target: AccountRow): Promise<string[]> {
  const ids = getTexts(call.input, 'status_ids').filter(isId)
  if (ids.length === 0) return []
  const { store, viewer } = createSerializeContext(call)
  const rows = await selectVisibleStatuses(store.db, viewer)
    .where('s.id', 'in', ids)
    .where('s.account_id', '=', target.id)
    .execute()
  return rows.map(({ id }) => id)
}
