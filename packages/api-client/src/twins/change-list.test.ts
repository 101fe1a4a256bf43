import { expect, test } from 'vitest'
import { listId } from '@colonnade/domain/entities'
import { raisesAlert } from '../http/observer.ts'
import { clientOf } from '../testing/client-of.ts'
import { changeList } from './change-list.ts'

const PUT = 'PUT /api/v1/lists/3'
const known = { id: listId('3'), title: 'Tea' }
const answer = () => Response.json({ id: '3', title: 'Tea' })
const refusal = (status: number) => Response.json({ error: 'no' }, { status })

/** A server that answers in turn, and what was alerted of. */
function answering(...replies: readonly (() => Response)[]) {
  const alerts: string[] = []
  let turn = 0
  const client = clientOf(
    { [PUT]: () => replies[turn++]?.() ?? refusal(500) },
    {
      observer: {
        onError: (endpoint, error, options) => {
          if (raisesAlert(endpoint, error, options)) alerts.push(error.title)
        },
      },
    },
  )
  return { ...client, alerts }
}

test.each([[{ replies_policy: 'none' }], [{ exclusive: true }], [{ title: 'Ink' }]])(
  '%j is sent alone',
  { tags: ['API-39', 'LST-07'] },
  async (change) => {
    const { api, bodies } = answering(answer)

    await changeList(api, known, change)

    expect(await bodies()).toEqual([change])
  },
)

test(
  'a server that will have a title gets the known one along, and nobody hears of its refusal',
  { tags: ['LST-07'] },
  async () => {
    const { api, alerts, bodies } = answering(() => refusal(422), answer)

    await expect(changeList(api, known, { exclusive: true })).resolves.toMatchObject({ id: '3' })

    expect(await bodies()).toEqual([{ exclusive: true }, { title: 'Tea', exclusive: true }])
    expect(alerts).toEqual([])
  },
)

test('a title that is refused is refused once, and told', { tags: ['LST-07'] }, async () => {
  const { api, alerts, bodies } = answering(() => refusal(422))

  await expect(changeList(api, known, { title: '' })).rejects.toMatchObject({ status: 422 })

  expect(await bodies()).toHaveLength(1)
  expect(alerts).toEqual(['422'])
})

test('what the caller expects is nobody’s business either', async () => {
  const { api, alerts } = answering(
    () => refusal(404),
    () => refusal(404),
  )
  const refused = changeList(api, known, { exclusive: true }, { expects: 404 })

  await expect(refused).rejects.toMatchObject({ status: 404 })
  expect(alerts).toEqual([])
})
