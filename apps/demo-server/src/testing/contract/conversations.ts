import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { conversationHandlers } from '../../handlers/conversations.ts'
import { type ContractOf, expectRefusal } from './contract.ts'
import type { Stage } from './stage.ts'

const { getConversations } = endpoints

export const conversationContract: ContractOf<typeof conversationHandlers> = {
  async getConversations(stage) {
    const { me, ada, bo, answer, second } = await twoTalks(stage)
    const first = await me.api.page(getConversations, { limit: 1 })
    const next = await me.api.follow(getConversations, first.next ?? '')

    expect(first.items).toMatchObject([
      { unread: true, accounts: [{ id: bo.id }], last_status: { id: second } },
    ])
    expect(next.items).toMatchObject([
      { unread: false, accounts: [{ id: ada.id }], last_status: { id: answer } },
    ])
    expect(next.next).toBeNull()
    await expectRefusal(stage.guest.call(getConversations, {}), 401)
  },

  async markConversationRead(stage) {
    const { me, ada, second } = await twoTalks(stage)
    const [talk] = await me.api.call(getConversations, {})
    const id = talk?.id ?? ''

    expect(await me.api.call(endpoints.markConversationRead, { id })).toMatchObject({
      id,
      unread: false,
      last_status: { id: second },
    })
    expect((await me.api.call(getConversations, {}))[0]).toMatchObject({ id, unread: false })
    await expectRefusal(ada.api.call(endpoints.markConversationRead, { id }), 404)
  },

  async deleteConversation(stage) {
    const { me, ada, bo, second } = await twoTalks(stage)
    const [talk] = await me.api.call(getConversations, {})
    const id = talk?.id ?? ''
    const read = async () => (await me.api.call(getConversations, {})).map((one) => one.id)

    await expectRefusal(ada.api.call(endpoints.deleteConversation, { id }), 404)
    await me.api.call(endpoints.deleteConversation, { id })
    expect(await read()).not.toContain(id)
    expect(await me.api.call(endpoints.getStatus, { id: second })).toMatchObject({ id: second })
    await stage.say(bo.acct, `@${me.acct} one more thing`, {
      visibility: 'direct',
      inReplyToId: second,
    })
    expect(await read()).toContain(id)
  },
}

/** One conversation that was answered, and a newer one that was not. */
async function twoTalks({ newcomer, say }: Stage) {
  const [me, ada, bo] = [await newcomer(), await newcomer(), await newcomer()]
  const direct = { visibility: 'direct' } as const
  const first = await say(ada.acct, `@${me.acct} are you there?`, direct)
  const answer = await say(me.acct, `@${ada.acct} I am`, { ...direct, inReplyToId: first })
  const second = await say(bo.acct, `@${me.acct} hello`, direct)
  await say(bo.acct, 'not for anybody', direct)
  return { me, ada, bo, answer, second }
}
