import { type Call, contextOf } from '../http/call.ts'
import { pageReply } from '../http/paging.ts'
import { serializeAccounts } from '../serialize/account.ts'
import type { LinkedAccount } from '../store/account-pages.ts'
import type { Page } from '../store/page.ts'

/** People whose page is cut by something else than their own ids. */
export async function peopleReply(call: Call, page: Page<LinkedAccount>): Promise<Response> {
  const people = await serializeAccounts(contextOf(call), page.rows)
  return pageReply(call, page, people, ({ link_id }) => link_id)
}
