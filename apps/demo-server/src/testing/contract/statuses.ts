import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { statusHandlers } from '../../handlers/statuses.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { createStatus, getStatus } = endpoints

export const statusContract: ContractOf<typeof statusHandlers> = {
  async createStatus({ newcomer, guest, say, api }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const answered = await say(other.acct)
    const input = {
      status: `@${other.acct} see https://example.org #Tide`,
      in_reply_to_id: answered,
      sensitive: true,
      spoiler_text: 'sea',
      visibility: 'unlisted',
    } as const
    const created = await me.api.call(createStatus, input, { idempotencyKey: 'once' })

    expect(created).toMatchObject({
      account: { id: me.id },
      in_reply_to_id: answered,
      sensitive: true,
      spoiler_text: 'sea',
      visibility: 'unlisted',
      mentions: [{ id: other.id, acct: other.acct }],
      tags: [{ name: 'tide' }],
    })
    expect(await me.api.call(createStatus, input, { idempotencyKey: 'once' })).toMatchObject({
      id: created.id,
    })
    expect(await guest.call(getStatus, { id: created.id })).toMatchObject({
      content: created.content,
    })
    await expectRefusal(me.api.call(createStatus, { status: '' }), 422)
    await expectRefusal(guest.call(createStatus, { status: 'Hi' }), 401)
    await expectRefusal((await api(me.acct, 'read')).call(createStatus, { status: 'Hi' }), 403)
  },

  async getStatus({ newcomer, guest, say, unusedId }) {
    const [author, stranger] = [await newcomer(), await newcomer()]
    const id = await say(author.acct, 'Good morning')
    const hidden = await say(author.acct, 'For those who follow', { visibility: 'private' })

    expect(await guest.call(getStatus, { id })).toMatchObject({
      id,
      account: { id: author.id },
      content: '<p>Good morning</p>',
      visibility: 'public',
      reblog: null,
      replies_count: 0,
    })
    expect(await author.api.call(getStatus, { id: hidden })).toMatchObject({
      visibility: 'private',
    })
    await expectRefusal(stranger.api.call(getStatus, { id: hidden }), 404)
    await expectRefusal(guest.call(getStatus, { id: unusedId() }), 404)
  },

  async getStatusContext({ newcomer, guest, say, unusedId }) {
    const { acct } = await newcomer()
    const root = await say(acct, 'Root')
    const middle = await say(acct, 'Middle', { inReplyToId: root })
    const leaf = await say(acct, 'Leaf', { inReplyToId: middle })

    expect(await guest.call(endpoints.getStatusContext, { id: middle })).toMatchObject({
      ancestors: [{ id: root }],
      descendants: [{ id: leaf, in_reply_to_id: middle }],
    })
    await expectRefusal(guest.call(endpoints.getStatusContext, { id: unusedId() }), 404)
  },

  async deleteStatus({ newcomer, guest, say }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const id = await say(me.acct, '# Sea\n@nobody')

    await expectRefusal(other.api.call(endpoints.deleteStatus, { id }), 404)
    await expectRefusal(guest.call(endpoints.deleteStatus, { id }), 401)
    expect(await me.api.call(endpoints.deleteStatus, { id })).toEqual({
      text: '# Sea\n@nobody',
      media_attachments: [],
    })
    await expectRefusal(me.api.call(getStatus, { id }), 404)
  },

  async favouriteStatus({ newcomer, guest, say }) {
    const [me, author] = [await newcomer(), await newcomer()]
    const id = await say(author.acct)
    const favourited = { id, favourited: true, favourites_count: 1 }

    expect(await me.api.call(endpoints.favouriteStatus, { id })).toMatchObject(favourited)
    expect(await me.api.call(endpoints.favouriteStatus, { id })).toMatchObject(favourited)
    expect(await author.api.call(endpoints.getNotifications, {})).toMatchObject([
      { type: 'favourite', account: { id: me.id }, status: { id, favourited: false } },
    ])
    await expectRefusal(guest.call(endpoints.favouriteStatus, { id }), 401)
  },

  async unfavouriteStatus({ newcomer, guest, say, controls }) {
    const me = await newcomer()
    const id = await say((await newcomer()).acct)
    await controls.favourite(me.acct, id)

    expect(await me.api.call(endpoints.unfavouriteStatus, { id })).toMatchObject({
      id,
      favourited: false,
      favourites_count: 0,
    })
    expect(await guest.call(endpoints.getFavouritedBy, { id })).toEqual([])
    await expectRefusal(guest.call(endpoints.unfavouriteStatus, { id }), 401)
  },

  async reblogStatus({ newcomer, guest, say }) {
    const [me, author] = [await newcomer(), await newcomer()]
    const id = await say(author.acct)
    const direct = await say(author.acct, `@${me.acct} only you`, { visibility: 'direct' })
    const wrapper = await me.api.call(endpoints.reblogStatus, { id })

    expect(wrapper).toMatchObject({
      account: { id: me.id },
      reblogged: true,
      reblog: { id, account: { id: author.id }, reblogged: true, reblogs_count: 1 },
    })
    expect(await me.api.call(endpoints.reblogStatus, { id })).toMatchObject({ id: wrapper.id })
    expect(await guest.call(endpoints.getRebloggedBy, { id })).toMatchObject([{ id: me.id }])
    await expectRefusal(me.api.call(endpoints.reblogStatus, { id: direct }), 403)
  },

  async unreblogStatus({ newcomer, guest, say, controls }) {
    const me = await newcomer()
    const id = await say((await newcomer()).acct)
    const boost = await controls.boost(me.acct, id)

    expect(await me.api.call(endpoints.unreblogStatus, { id })).toMatchObject({
      id,
      reblogged: false,
      reblogs_count: 0,
    })
    await expectRefusal(me.api.call(getStatus, { id: boost }), 404)
    await expectRefusal(guest.call(endpoints.unreblogStatus, { id }), 401)
  },

  async bookmarkStatus({ newcomer, guest, say }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const id = await say(other.acct)

    expect(await me.api.call(endpoints.bookmarkStatus, { id })).toMatchObject({ bookmarked: true })
    expect(await me.api.call(getStatus, { id })).toMatchObject({ bookmarked: true })
    expect(await other.api.call(getStatus, { id })).toMatchObject({ bookmarked: false })
    await expectRefusal(guest.call(endpoints.bookmarkStatus, { id }), 401)
  },

  async unbookmarkStatus({ newcomer, guest, say }) {
    const me = await newcomer()
    const id = await say((await newcomer()).acct)
    await me.api.call(endpoints.bookmarkStatus, { id })

    expect(await me.api.call(endpoints.unbookmarkStatus, { id })).toMatchObject({
      bookmarked: false,
    })
    expect(await me.api.call(getStatus, { id })).toMatchObject({ bookmarked: false })
    await expectRefusal(guest.call(endpoints.unbookmarkStatus, { id }), 401)
  },

  async pinStatus({ newcomer, guest, say, time, unusedId }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const [early, late] = [await say(me.acct), await say(me.acct)]
    const pins = () => other.api.page(endpoints.getAccountStatuses, { id: me.id, pinned: true })

    expect(await me.api.call(endpoints.pinStatus, { id: late })).toMatchObject({ pinned: true })
    time.advance(1000)
    await me.api.call(endpoints.pinStatus, { id: early })
    expect(await pins()).toMatchObject({ items: [{ id: early }, { id: late }], next: null })
    await expectRefusal(other.api.call(endpoints.pinStatus, { id: late }), 422)
    await expectRefusal(guest.call(endpoints.pinStatus, { id: late }), 401)
    await expectRefusal(me.api.call(endpoints.pinStatus, { id: unusedId() }), 404)
  },

  async unpinStatus({ newcomer, guest, say }) {
    const me = await newcomer()
    const id = await say(me.acct)
    await me.api.call(endpoints.pinStatus, { id })

    expect(await me.api.call(endpoints.unpinStatus, { id })).toMatchObject({ pinned: false })
    expect(await me.api.call(getStatus, { id })).toMatchObject({ pinned: false })
    await expectRefusal(guest.call(endpoints.unpinStatus, { id }), 401)
  },

  async muteStatus({ newcomer, guest, say }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const root = await say(other.acct)
    const answer = await say(me.acct, 'Answer', { inReplyToId: root })

    expect(await me.api.call(endpoints.muteStatus, { id: answer })).toMatchObject({ muted: true })
    expect(await me.api.call(getStatus, { id: root })).toMatchObject({ muted: true })
    expect(await other.api.call(getStatus, { id: root })).toMatchObject({ muted: false })
    await say(other.acct, `@${me.acct} still there?`, { inReplyToId: answer })
    expect(await me.api.call(endpoints.getNotifications, {})).toEqual([])
    await expectRefusal(guest.call(endpoints.muteStatus, { id: root }), 401)
  },

  async unmuteStatus({ newcomer, guest, say }) {
    const [me, other] = [await newcomer(), await newcomer()]
    const root = await say(me.acct)
    const answer = await say(other.acct, 'Answer', { inReplyToId: root })
    await me.api.call(endpoints.muteStatus, { id: root })

    expect(await me.api.call(endpoints.unmuteStatus, { id: answer })).toMatchObject({
      muted: false,
    })
    await say(other.acct, `@${me.acct} hello`, { inReplyToId: answer })
    expect(await me.api.call(endpoints.getNotifications, {})).toMatchObject([{ type: 'mention' }])
    await expectRefusal(guest.call(endpoints.unmuteStatus, { id: root }), 401)
  },

  async getRebloggedBy({ newcomer, guest, say, controls, unusedId }) {
    const [early, late] = [await newcomer(), await newcomer()]
    const id = await say((await newcomer()).acct)
    await controls.boost(early.acct, id)
    await controls.boost(late.acct, id)

    await expectPages(guest, endpoints.getRebloggedBy, { id, limit: 1 }, [late.id, early.id])
    await expectRefusal(guest.call(endpoints.getRebloggedBy, { id: unusedId() }), 404)
  },

  async getFavouritedBy({ newcomer, guest, say, controls, unusedId }) {
    const [early, late] = [await newcomer(), await newcomer()]
    const id = await say((await newcomer()).acct)
    await controls.favourite(early.acct, id)
    await controls.favourite(late.acct, id)

    await expectPages(guest, endpoints.getFavouritedBy, { id, limit: 1 }, [late.id, early.id])
    await expectRefusal(guest.call(endpoints.getFavouritedBy, { id: unusedId() }), 404)
  },
}
