import { accountContract } from './accounts.ts'
import type { Contract } from './contract.ts'
import { conversationContract } from './conversations.ts'
import { filterContract } from './filters.ts'
import { instanceContract } from './instance.ts'
import { keptStatusContract } from './kept-statuses.ts'
import { listContract } from './lists.ts'
import { notificationContract } from './notifications.ts'
import { oauthContract } from './oauth.ts'
import { pollContract } from './polls.ts'
import { searchContract } from './search.ts'
import { statusEditContract } from './status-edits.ts'
import { statusContract } from './statuses.ts'
import { timelineContract } from './timelines.ts'

/** Every endpoint of the client's table, kept to its word. */
export const contract: Contract = {
  ...accountContract,
  ...conversationContract,
  ...filterContract,
  ...instanceContract,
  ...keptStatusContract,
  ...listContract,
  ...notificationContract,
  ...oauthContract,
  ...pollContract,
  ...searchContract,
  ...statusEditContract,
  ...statusContract,
  ...timelineContract,
}
