import { endpoints } from '@colonnade/api-client/endpoints'
import type { keptStatusHandlers } from '../../handlers/kept-statuses.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'
import type { Stage } from './stage.ts'

const { getFavourites, getBookmarks, favouriteStatus, bookmarkStatus } = endpoints

/** The newer status is kept first: so the ids of the pages cannot be those of the statuses. */
async function twoKept(
  { newcomer, say }: Stage,
  keep: typeof favouriteStatus | typeof bookmarkStatus,
) {
  const [me, author] = [await newcomer(), await newcomer()]
  const [older, newer] = [await say(author.acct), await say(author.acct)]
  await me.api.call(keep, { id: newer })
  await me.api.call(keep, { id: older })
  return { me, wanted: [older, newer] }
}

export const keptStatusContract: ContractOf<typeof keptStatusHandlers> = {
  async getFavourites(stage) {
    const { me, wanted } = await twoKept(stage, favouriteStatus)

    await expectPages(me.api, getFavourites, { limit: 1 }, wanted)
    await expectRefusal(stage.guest.call(getFavourites, {}), 401)
  },

  async getBookmarks(stage) {
    const { me, wanted } = await twoKept(stage, bookmarkStatus)

    await expectPages(me.api, getBookmarks, { limit: 1 }, wanted)
    await expectRefusal(stage.guest.call(getBookmarks, {}), 401)
  },
}
