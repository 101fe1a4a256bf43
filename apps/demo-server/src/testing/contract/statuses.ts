import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { statusHandlers } from '../../handlers/statuses.ts'
import { type ContractOf, expectPages, expectRefusal } from './contract.ts'

const { createStatus, getStatus } = endpoints

export const statusContract: ContractOf<typeof statusHandlers> = {
  async createStatus({ createUser, guest, post, api }) {
    const [me, other] = [await createUser(), await createUser()]
    const answered = await post(other.acct)
    const input = {
      status: `@${other.acct} see https://example.org #Tide`,
      in_reply_to_id: answered,
      sensitive: true,
      spoiler_text: 'sea',
      visibility: 'unlisted',
    } as const
    const created = await me.api.request(createStatus, input, { idempotencyKey: 'once' })

    expect(created).toMatchObject({
      account: { id: me.id },
      in_reply_to_id: answered,
      sensitive: true,
      spoiler_text: 'sea',
      visibility: 'unlisted',
      mentions: [{ id: other.id, acct: other.acct }],
      tags: [{ name: 'tide' }],
    })
    expect(await me.api.request(createStatus, input, { idempotencyKey: 'once' })).toMatchObject({
      id: created.id,
    })
    expect(await guest.request(getStatus, { id: created.id })).toMatchObject({
      content: created.content,
    })
    await expectRefusal(me.api.request(createStatus, { status: '' }), 422)
    await expectRefusal(guest.request(createStatus, { status: 'Hi' }), 401)
    await expectRefusal((await api(me.acct, 'read')).request(createStatus, { status: 'Hi' }), 403)
  },

  async getStatus({ createUser, guest, post, unusedId }) {
    const [author, stranger] = [await createUser(), await createUser()]
    const id = await post(author.acct, 'Good morning')
    const hidden = await post(author.acct, 'For those who follow', { visibility: 'private' })

    expect(await guest.request(getStatus, { id })).toMatchObject({
      id,
      account: { id: author.id },
      content: '<p>Good morning</p>',
      visibility: 'public',
      reblog: null,
      replies_count: 0,
    })
    expect(await author.api.request(getStatus, { id: hidden })).toMatchObject({
      visibility: 'private',
    })
    await expectRefusal(stranger.api.request(getStatus, { id: hidden }), 404)
    await expectRefusal(guest.request(getStatus, { id: unusedId() }), 404)
  },

  async getStatusContext({ createUser, guest, post, unusedId }) {
    const { acct } = await createUser()
    const root = await post(acct, 'Root')
    const middle = await post(acct, 'Middle', { inReplyToId: root })
    const leaf = await post(acct, 'Leaf', { inReplyToId: middle })

    expect(await guest.request(endpoints.getStatusContext, { id: middle })).toMatchObject({
      ancestors: [{ id: root }],
      descendants: [{ id: leaf, in_reply_to_id: middle }],
    })
    await expectRefusal(guest.request(endpoints.getStatusContext, { id: unusedId() }), 404)
  },

  async deleteStatus({ createUser, guest, post }) {
    const [me, other] = [await createUser(), await createUser()]
    const id = await post(me.acct, '# Sea\n@nobody')

    await expectRefusal(other.api.request(endpoints.deleteStatus, { id }), 404)
    await expectRefusal(guest.request(endpoints.deleteStatus, { id }), 401)
    expect(await me.api.request(endpoints.deleteStatus, { id })).toEqual({
      text: '# Sea\n@nobody',
      media_attachments: [],
    })
    await expectRefusal(me.api.request(getStatus, { id }), 404)
  },

  async favouriteStatus({ createUser, guest, post }) {
    const [me, author] = [await createUser(), await createUser()]
    const id = await post(author.acct)
    const favourited = { id, favourited: true, favourites_count: 1 }

    expect(await me.api.request(endpoints.favouriteStatus, { id })).toMatchObject(favourited)
    expect(await me.api.request(endpoints.favouriteStatus, { id })).toMatchObject(favourited)
    expect(await author.api.request(endpoints.getNotifications, {})).toMatchObject([
      { type: 'favourite', account: { id: me.id }, status: { id, favourited: false } },
    ])
    await expectRefusal(guest.request(endpoints.favouriteStatus, { id }), 401)
  },

  async unfavouriteStatus({ createUser, guest, post, controls }) {
    const me = await createUser()
    const id = await post((await createUser()).acct)
    await controls.favourite(me.acct, id)

    expect(await me.api.request(endpoints.unfavouriteStatus, { id })).toMatchObject({
      id,
      favourited: false,
      favourites_count: 0,
    })
    expect(await guest.request(endpoints.getFavouritedBy, { id })).toEqual([])
    await expectRefusal(guest.request(endpoints.unfavouriteStatus, { id }), 401)
  },

  async reblogStatus({ createUser, guest, post }) {
    const [me, author] = [await createUser(), await createUser()]
    const id = await post(author.acct)
    const direct = await post(author.acct, `@${me.acct} only you`, { visibility: 'direct' })
    const wrapper = await me.api.request(endpoints.reblogStatus, { id })

    expect(wrapper).toMatchObject({
      account: { id: me.id },
      reblogged: true,
      reblog: { id, account: { id: author.id }, reblogged: true, reblogs_count: 1 },
    })
    expect(await me.api.request(endpoints.reblogStatus, { id })).toMatchObject({ id: wrapper.id })
    expect(await guest.request(endpoints.getRebloggedBy, { id })).toMatchObject([{ id: me.id }])
    await expectRefusal(me.api.request(endpoints.reblogStatus, { id: direct }), 403)
  },

  async unreblogStatus({ createUser, guest, post, controls }) {
    const me = await createUser()
    const id = await post((await createUser()).acct)
    const boost = await controls.boost(me.acct, id)

    expect(await me.api.request(endpoints.unreblogStatus, { id })).toMatchObject({
      id,
      reblogged: false,
      reblogs_count: 0,
    })
    await expectRefusal(me.api.request(getStatus, { id: boost }), 404)
    await expectRefusal(guest.request(endpoints.unreblogStatus, { id }), 401)
  },

  async bookmarkStatus({ createUser, guest, post }) {
    const [me, other] = [await createUser(), await createUser()]
    const id = await post(other.acct)

    expect(await me.api.request(endpoints.bookmarkStatus, { id })).toMatchObject({
      bookmarked: true,
    })
    expect(await me.api.request(getStatus, { id })).toMatchObject({ bookmarked: true })
    expect(await other.api.request(getStatus, { id })).toMatchObject({ bookmarked: false })
    await expectRefusal(guest.request(endpoints.bookmarkStatus, { id }), 401)
  },

  async unbookmarkStatus({ createUser, guest, post }) {
    const me = await createUser()
    const id = await post((await createUser()).acct)
    await me.api.request(endpoints.bookmarkStatus, { id })

    expect(await me.api.request(endpoints.unbookmarkStatus, { id })).toMatchObject({
      bookmarked: false,
    })
    expect(await me.api.request(getStatus, { id })).toMatchObject({ bookmarked: false })
    await expectRefusal(guest.request(endpoints.unbookmarkStatus, { id }), 401)
  },

  async pinStatus({ createUser, guest, post, time, unusedId }) {
    const [me, other] = [await createUser(), await createUser()]
    const [early, late] = [await post(me.acct), await post(me.acct)]
    const pins = () =>
      other.api.requestPage(endpoints.getAccountStatuses, { id: me.id, pinned: true })

    expect(await me.api.request(endpoints.pinStatus, { id: late })).toMatchObject({ pinned: true })
    time.advance(1000)
    await me.api.request(endpoints.pinStatus, { id: early })
    expect(await pins()).toMatchObject({ items: [{ id: early }, { id: late }], next: null })
    await expectRefusal(other.api.request(endpoints.pinStatus, { id: late }), 422)
    await expectRefusal(guest.request(endpoints.pinStatus, { id: late }), 401)
    await expectRefusal(me.api.request(endpoints.pinStatus, { id: unusedId() }), 404)
  },

  async unpinStatus({ createUser, guest, post }) {
    const me = await createUser()
    const id = await post(me.acct)
    await me.api.request(endpoints.pinStatus, { id })

    expect(await me.api.request(endpoints.unpinStatus, { id })).toMatchObject({ pinned: false })
    expect(await me.api.request(getStatus, { id })).toMatchObject({ pinned: false })
    await expectRefusal(guest.request(endpoints.unpinStatus, { id }), 401)
  },

  async muteStatus({ createUser, guest, post }) {
    const [me, other] = [await createUser(), await createUser()]
    const root = await post(other.acct)
    const answer = await post(me.acct, 'Answer', { inReplyToId: root })

    expect(await me.api.request(endpoints.muteStatus, { id: answer })).toMatchObject({
      muted: true,
    })
    expect(await me.api.request(getStatus, { id: root })).toMatchObject({ muted: true })
    expect(await other.api.request(getStatus, { id: root })).toMatchObject({ muted: false })
    await post(other.acct, `@${me.acct} still there?`, { inReplyToId: answer })
    expect(await me.api.request(endpoints.getNotifications, {})).toEqual([])
    await expectRefusal(guest.request(endpoints.muteStatus, { id: root }), 401)
  },

  async unmuteStatus({ createUser, guest, post }) {
    const [me, other] = [await createUser(), await createUser()]
    const root = await post(me.acct)
    const answer = await post(other.acct, 'Answer', { inReplyToId: root })
    await me.api.request(endpoints.muteStatus, { id: root })

    expect(await me.api.request(endpoints.unmuteStatus, { id: answer })).toMatchObject({
      muted: false,
    })
    await post(other.acct, `@${me.acct} hello`, { inReplyToId: answer })
    expect(await me.api.request(endpoints.getNotifications, {})).toMatchObject([
      { type: 'mention' },
    ])
    await expectRefusal(guest.request(endpoints.unmuteStatus, { id: root }), 401)
  },

  async getRebloggedBy({ createUser, guest, post, controls, unusedId }) {
    const [early, late] = [await createUser(), await createUser()]
    const id = await post((await createUser()).acct)
    await controls.boost(early.acct, id)
    await controls.boost(late.acct, id)

    await expectPages(guest, endpoints.getRebloggedBy, { id, limit: 1 }, [late.id, early.id])
    await expectRefusal(guest.request(endpoints.getRebloggedBy, { id: unusedId() }), 404)
  },

  async getFavouritedBy({ createUser, guest, post, controls, unusedId }) {
    const [early, late] = [await createUser(), await createUser()]
    const id = await post((await createUser()).acct)
    await controls.favourite(early.acct, id)
    await controls.favourite(late.acct, id)

    await expectPages(guest, endpoints.getFavouritedBy, { id, limit: 1 }, [late.id, early.id])
    await expectRefusal(guest.request(endpoints.getFavouritedBy, { id: unusedId() }), 404)
  },
}
