import type { ReportCategory } from '@colonnade/domain/entities'
import { flagOf, textOf, textsOf } from '../http/input.ts'
import { invalid, json } from '../http/reply.ts'
import { serializeOneAccount } from '../serialize/account.ts'
import { type AccountRow, isId } from '../store/reads.ts'
import { statusesSeenBy } from '../store/timelines.ts'
import { type Call, contextOf, type HandlersFor, requireAccount } from './call.ts'
import { accountOr404 } from './people-reply.ts'

const MOST_CHARACTERS = 1_000
const CATEGORIES: readonly ReportCategory[] = ['spam', 'violation', 'other']

export const reportHandlers: HandlersFor<'createReport'> = {
  async createReport(call) {
    const { me } = requireAccount(call)
    const { store } = call.services
    const target = await accountOr404(call, textOf(call.input, 'account_id') ?? '')
    const comment = textOf(call.input, 'comment') ?? ''
    if (comment.length > MOST_CHARACTERS)
      throw invalid(`Comment is too long (maximum is ${MOST_CHARACTERS} characters)`)
    const rules = brokenRules(call)
    const report = await store.db
      .insertInto('reports')
      .values({
        id: store.ids.next(),
        account_id: me,
        target_id: target.id,
        status_ids: await reportedIds(call, target),
        comment,
        forward: flagOf(call.input, 'forward') ?? false,
        category: categoryOf(call) ?? (rules.length === 0 ? 'other' : 'violation'),
        rule_ids: rules,
        created_at: new Date(store.clock()),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return json({
      id: report.id,
      action_taken: false,
      action_taken_at: null,
      category: report.category,
      comment,
      forwarded: report.forward,
      created_at: report.created_at.toISOString(),
      status_ids: report.status_ids,
      rule_ids: report.rule_ids,
      target_account: await serializeOneAccount(contextOf(call), target),
    })
  },
}

function categoryOf({ input }: Call): ReportCategory | null {
  const named = textOf(input, 'category')
  return CATEGORIES.find((category) => category === named) ?? null
}

/** By their ids. @throws {ApiFailure} 422 for one that the server does not have */
function brokenRules({ input, settings }: Call): string[] {
  const ids = textsOf(input, 'rule_ids')
  const known = new Set(settings.rules.map((_rule, index) => String(index + 1)))
  if (ids.some((id) => !known.has(id))) throw invalid('Rules must be valid')
  return ids
}

/** Only posts of the reported account, and only what its reporter may see. */
async function reportedIds(call: Call, target: AccountRow): Promise<string[]> {
  const ids = textsOf(call.input, 'status_ids').filter(isId)
  if (ids.length === 0) return []
  const { store, viewer } = contextOf(call)
  const rows = await statusesSeenBy(store.db, viewer)
    .where('s.id', 'in', ids)
    .where('s.account_id', '=', target.id)
    .execute()
  return rows.map(({ id }) => id)
}
