import { expect, test } from 'vitest'
import { listId } from '@colonnade/domain/entities'
import { shouldShowAlert } from '../http/request-observer.ts'
import { createTestClient } from '../testing/create-test-client.ts'
import { changeList } from './change-list.ts'

const PUT = 'PUT /api/v1/lists/3'
const known = { id: listId('3'), title: 'Tea' }
const createListResponse = () => Response.json({ id: '3', title: 'Tea' })
const createRefusal = (status: number) => Response.json({ error: 'no' }, { status })

/** Creates a client whose server sends these responses in turn, and collects the alerts. */
function createScriptedClient(...replies: readonly (() => Response)[]) {
  const alerts: string[] = []
  let turn = 0
  const client = createTestClient(
    { [PUT]: () => replies[turn++]?.() ?? createRefusal(500) },
    {
      observer: {
        onError: (endpoint, error, options) => {
          if (shouldShowAlert(endpoint, error, options)) alerts.push(error.title)
        },
      },
    },
  )
  return { ...client, alerts }
}

test.each([[{ replies_policy: 'none' }], [{ exclusive: true }], [{ title: 'Ink' }]])(
  'sends only the change: %j',
  { tags: ['API-39', 'LST-07'] },
  async (change) => {
    const { api, bodies } = createScriptedClient(createListResponse)

    await changeList(api, known, change)

    expect(await bodies()).toEqual([change])
  },
)

test(
  'adds the known title without an alert when the server requires a title',
  { tags: ['LST-07'] },
  async () => {
    const { api, alerts, bodies } = createScriptedClient(
      () => createRefusal(422),
      createListResponse,
    )

    await expect(changeList(api, known, { exclusive: true })).resolves.toMatchObject({ id: '3' })

    expect(await bodies()).toEqual([{ exclusive: true }, { title: 'Tea', exclusive: true }])
    expect(alerts).toEqual([])
  },
)

test('sends a refused title once and shows one alert', { tags: ['LST-07'] }, async () => {
  const { api, alerts, bodies } = createScriptedClient(() => createRefusal(422))

  await expect(changeList(api, known, { title: '' })).rejects.toMatchObject({ status: 422 })

  expect(await bodies()).toHaveLength(1)
  expect(alerts).toEqual(['422'])
})

test('raises no alert for a refusal that the caller expects', async () => {
  const { api, alerts } = createScriptedClient(
    () => createRefusal(404),
    () => createRefusal(404),
  )
  const refused = changeList(api, known, { exclusive: true }, { expects: 404 })

  await expect(refused).rejects.toMatchObject({ status: 404 })
  expect(alerts).toEqual([])
})
