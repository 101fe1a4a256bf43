import { endpoints } from '@colonnade/api-client/endpoints'
import type { favouriteAndBookmarkHandlers } from '../../handlers/favourites-and-bookmarks.ts'
import type { ContractFixture } from './contract-fixture.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { getFavourites, getBookmarks, favouriteStatus, bookmarkStatus } = endpoints

/** Marks the newer status first, so that the paging ids cannot be the status ids. */
async function markTwo(
  { createUser, post }: ContractFixture,
  keep: typeof favouriteStatus | typeof bookmarkStatus,
) {
  const [me, author] = [await createUser(), await createUser()]
  const [older, newer] = [await post(author.acct), await post(author.acct)]
  await me.api.request(keep, { id: newer })
  await me.api.request(keep, { id: older })
  return { me, wanted: [older, newer] }
}

export const favouriteAndBookmarkContract: ContractOf<typeof favouriteAndBookmarkHandlers> = {
  async getFavourites(fixture) {
    const { me, wanted } = await markTwo(fixture, favouriteStatus)

    await expectPages(me.api, getFavourites, { limit: 1 }, wanted)
    await expectRefusal(fixture.guest.request(getFavourites, {}), 401)
  },

  async getBookmarks(fixture) {
    const { me, wanted } = await markTwo(fixture, bookmarkStatus)

    await expectPages(me.api, getBookmarks, { limit: 1 }, wanted)
    await expectRefusal(fixture.guest.request(getBookmarks, {}), 401)
  },
}
