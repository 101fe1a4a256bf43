import { expect } from 'vitest'
import { endpoints, type FollowParams } from '@colonnade/api-client/endpoints'
import type { accountHandlers } from '../../handlers/accounts.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { addListAccounts, createList, followAccount, getRelationships } = endpoints

export const accountContract: ContractOf<typeof accountHandlers> = {
  async verifyCredentials({ createUser, guest, invalidClient }) {
    const { id, acct, api } = await createUser()

    expect(await api.request(endpoints.verifyCredentials, {})).toMatchObject({
      id,
      acct,
      source: { privacy: 'public', sensitive: false, follow_requests_count: 0 },
    })
    await expectRefusal(guest.request(endpoints.verifyCredentials, {}), 401)
    await expectRefusal(invalidClient.request(endpoints.verifyCredentials, {}), 401)
  },

  async getAccount({ guest, accountId, unusedId, url }) {
    const id = await accountId('ada@harbour.example')

    expect(await guest.request(endpoints.getAccount, { id })).toMatchObject({
      id,
      username: 'ada',
      acct: 'ada@harbour.example',
      display_name: 'Ada',
      locked: false,
      bot: false,
      avatar: expect.stringContaining(`${url}/media/`),
      fields: [{ name: 'Site' }],
    })
    await expectRefusal(guest.request(endpoints.getAccount, { id: unusedId() }), 404)
  },

  async lookupAccount({ guest, createUser }) {
    const { id, acct } = await createUser()

    expect(await guest.request(endpoints.lookupAccount, { acct })).toMatchObject({ id, acct })
    await expectRefusal(
      guest.request(endpoints.lookupAccount, { acct: 'unknown@else.example' }),
      404,
    )
  },

  async getAccountStatuses({ guest, createUser, post, controls, unusedId }) {
    const [author, other] = [await createUser(), await createUser()]
    const first = await post(author.acct, 'First, with a #harbourtag')
    const parent = await post(other.acct)
    const reply = await post(author.acct, 'A reply', { inReplyToId: parent })
    const boost = await controls.boost(author.acct, parent)
    const { id } = author
    const idsOf = async (params: object) =>
      (await guest.request(endpoints.getAccountStatuses, { id, ...params })).map(
        (status) => status.id,
      )

    await expectPages(guest, endpoints.getAccountStatuses, { id, limit: 1 }, [boost, reply, first])
    expect(await idsOf({ exclude_replies: true })).toEqual([boost, first])
    expect(await idsOf({ exclude_reblogs: true })).toEqual([reply, first])
    expect(await idsOf({ tagged: 'harbourtag' })).toEqual([first])
    expect(await idsOf({ only_media: true })).toEqual([])
    expect(await idsOf({ pinned: true })).toEqual([])
    await expectRefusal(guest.request(endpoints.getAccountStatuses, { id: unusedId() }), 404)
  },

  async getFollowers({ guest, createUser, controls, unusedId }) {
    const [star, early, late] = [await createUser(), await createUser(), await createUser()]
    await controls.follow(early.acct, star.acct)
    await controls.follow(late.acct, star.acct)

    await expectPages(guest, endpoints.getFollowers, { id: star.id, limit: 1 }, [late.id, early.id])
    await expectRefusal(guest.request(endpoints.getFollowers, { id: unusedId() }), 404)
  },

  async getFollowing({ guest, createUser, controls, unusedId }) {
    const [fan, early, late] = [await createUser(), await createUser(), await createUser()]
    await controls.follow(fan.acct, early.acct)
    await controls.follow(fan.acct, late.acct)

    await expectPages(guest, endpoints.getFollowing, { id: fan.id, limit: 1 }, [late.id, early.id])
    await expectRefusal(guest.request(endpoints.getFollowing, { id: unusedId() }), 404)
  },

  async getRelationships({ guest, createUser, controls, unusedId }) {
    const [me, idol, fan] = [await createUser(), await createUser(), await createUser()]
    await controls.follow(me.acct, idol.acct)
    await controls.follow(fan.acct, me.acct)
    const id = [idol.id, fan.id, unusedId()]
    const found = await me.api.request(getRelationships, { id })

    expect(found.toSorted((a, b) => id.indexOf(a.id) - id.indexOf(b.id))).toMatchObject([
      { id: idol.id, following: true, showing_reblogs: true, followed_by: false },
      { id: fan.id, following: false, followed_by: true, requested: false },
    ])
    await expectRefusal(guest.request(getRelationships, { id }), 401)
  },

  async searchAccounts({ guest, createUser, controls }) {
    const [me, wanted] = [await createUser(), await createUser()]
    const search = async (params: object) =>
      (await me.api.request(endpoints.searchAccounts, { q: wanted.acct, ...params })).map(
        ({ acct }) => acct,
      )

    expect(await search({ resolve: false, limit: 4 })).toEqual([wanted.acct])
    expect(await search({ following: true })).toEqual([])
    await controls.follow(me.acct, wanted.acct)
    expect(await search({ following: true })).toEqual([wanted.acct])
    await expectRefusal(guest.request(endpoints.searchAccounts, { q: wanted.acct }), 401)
  },

  async followAccount({ api, createUser, unusedId }) {
    const [me, open, locked] = [
      await createUser(),
      await createUser(),
      await createUser({ locked: true }),
    ]
    const follow = (id: string, options: FollowParams = {}) =>
      me.api.request(followAccount, { id, ...options })

    expect(await follow(open.id)).toMatchObject({
      id: open.id,
      following: true,
      showing_reblogs: true,
    })
    expect(await follow(open.id, { reblogs: false, notify: true })).toMatchObject({
      following: true,
      showing_reblogs: false,
      notifying: true,
    })
    expect(await follow(open.id)).toMatchObject({ showing_reblogs: true, notifying: true })
    expect(await follow(locked.id)).toMatchObject({ following: false, requested: true })
    expect(await me.api.request(endpoints.getFollowing, { id: me.id })).toMatchObject([
      { id: open.id },
    ])
    await expectRefusal(follow(me.id), 403)
    await expectRefusal(follow(unusedId()), 404)
    await expectRefusal((await api(me.acct, 'read')).request(followAccount, { id: open.id }), 403)
  },

  async unfollowAccount({ createUser, controls, unusedId }) {
    const [me, other] = [await createUser(), await createUser()]
    await controls.follow(me.acct, other.acct)

    expect(await me.api.request(endpoints.unfollowAccount, { id: other.id })).toMatchObject({
      id: other.id,
      following: false,
    })
    expect(await me.api.request(endpoints.getFollowers, { id: other.id })).toEqual([])
    await expectRefusal(me.api.request(endpoints.unfollowAccount, { id: unusedId() }), 404)
  },

  async getAccountLists({ guest, createUser, controls }) {
    const [me, friend] = [await createUser(), await createUser()]
    await controls.follow(me.acct, friend.acct)
    const list = await me.api.request(createList, { title: 'Friends' })
    await me.api.request(createList, { title: 'No one' })
    await me.api.request(addListAccounts, { id: list.id, account_ids: [friend.id] })

    expect(await me.api.request(endpoints.getAccountLists, { id: friend.id })).toEqual([list])
    expect(await friend.api.request(endpoints.getAccountLists, { id: friend.id })).toEqual([])
    await expectRefusal(guest.request(endpoints.getAccountLists, { id: friend.id }), 401)
  },
}
