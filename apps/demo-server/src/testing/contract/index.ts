import { accountContract } from './accounts.ts'
import type { Contract } from './contract.ts'
import { conversationContract } from './conversations.ts'
import { domainBlockContract } from './domain-blocks.ts'
import { embedContract } from './embeds.ts'
import { endorsementContract } from './endorsements.ts'
import { favouriteAndBookmarkContract } from './favourites-and-bookmarks.ts'
import { filterContract } from './filters.ts'
import { followRequestContract } from './follow-requests.ts'
import { instanceContract } from './instance.ts'
import { listContract } from './lists.ts'
import { mediaContract } from './media.ts'
import { notificationContract } from './notifications.ts'
import { oauthContract } from './oauth.ts'
import { pollContract } from './polls.ts'
import { pushContract } from './push.ts'
import { relationshipContract } from './relationships.ts'
import { reportContract } from './reports.ts'
import { searchContract } from './search.ts'
import { statusEditContract } from './status-edits.ts'
import { statusContract } from './statuses.ts'
import { timelineContract } from './timelines.ts'

/** The contract of every endpoint of the client. */
export const contract: Contract = {
  ...accountContract,
  ...conversationContract,
  ...domainBlockContract,
  ...embedContract,
  ...endorsementContract,
  ...filterContract,
  ...followRequestContract,
  ...instanceContract,
  ...favouriteAndBookmarkContract,
  ...listContract,
  ...mediaContract,
  ...notificationContract,
  ...oauthContract,
  ...pollContract,
  ...pushContract,
  ...relationshipContract,
  ...reportContract,
  ...searchContract,
  ...statusContract,
  ...statusEditContract,
  ...timelineContract,
}
