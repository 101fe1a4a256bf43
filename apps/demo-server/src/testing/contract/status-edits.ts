import { expect } from 'vitest'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { statusEditHandlers } from '../../handlers/status-edits.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

const { editStatus, getStatus, getStatusHistory, getStatusSource } = endpoints

export const statusEditContract: ContractOf<typeof statusEditHandlers> = {
  async editStatus({ createUser, guest, post, time }) {
    const [me, other] = [await createUser(), await createUser()]
    const id = await post(me.acct, 'Frist')
    time.advance(1000)
    const edit = { id, status: 'First #tide', spoiler_text: 'sea' }
    const edited = await me.api.request(editStatus, edit)

    expect(edited).toMatchObject({
      id,
      spoiler_text: 'sea',
      sensitive: true,
      tags: [{ name: 'tide' }],
    })
    expect(edited.edited_at).not.toBeNull()
    expect(await guest.request(getStatus, { id })).toMatchObject({ content: edited.content })
    await expectRefusal(me.api.request(editStatus, { id, status: '' }), 422)
    await expectRefusal(other.api.request(editStatus, edit), 404)
    await expectRefusal(guest.request(editStatus, edit), 401)
  },

  async getStatusSource({ createUser, guest, post }) {
    const [me, other] = [await createUser(), await createUser()]
    const id = await post(me.acct, 'See <b> #tide', { spoilerText: 'sea' })

    expect(await me.api.request(getStatusSource, { id })).toEqual({
      id,
      text: 'See <b> #tide',
      spoiler_text: 'sea',
    })
    await expectRefusal(other.api.request(getStatusSource, { id }), 404)
    await expectRefusal(guest.request(getStatusSource, { id }), 401)
  },

  async getStatusHistory({ createUser, guest, post, time, unusedId }) {
    const me = await createUser()
    const id = await post(me.acct, 'One')
    const unedited = await guest.request(getStatusHistory, { id })
    time.advance(1000)
    await me.api.request(editStatus, { id, status: 'Two' })

    expect(unedited).toMatchObject([{ content: '<p>One</p>', account: { id: me.id } }])
    expect(await guest.request(getStatusHistory, { id })).toMatchObject([
      { content: '<p>One</p>', created_at: unedited[0]?.created_at },
      { content: '<p>Two</p>' },
    ])
    await expectRefusal(guest.request(getStatusHistory, { id: unusedId() }), 404)
  },
}
