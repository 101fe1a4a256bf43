import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../lib/storage.ts'
import { status } from '../../testing/factories.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { tagHistoryAtom } from './tag-history.ts'

const POST = 'POST /api/v1/statuses'

/** Opens a composer on a server that publishes everything. */
function openComposer(storage = createMemoryStorage()) {
  const opened = createTestComposer({ storage })
  opened.server.on(POST, () => Response.json(status({ id: '10' })))
  const history = () => opened.session.store.get(tagHistoryAtom(opened.session))
  const publish = (text: string) => {
    opened.write({ text })
    return opened.submit()
  }
  return { ...opened, history, publish, storage }
}

test(
  'inserts the tags of a published post first and keeps them after a reload',
  { tags: ['CMP-56'] },
  async () => {
    const { publish, storage } = openComposer()

    await publish('about #cats')
    await publish('#Cats and #dogs')

    expect(openComposer(storage).history()).toEqual(['Cats', 'dogs'])
  },
)

test('stores no tags of a post that failed', async () => {
  const { server, publish, history } = openComposer()
  server.on(POST, () => createErrorResponse(503))

  await publish('about #cats')

  expect(history()).toEqual([])
})

test('keeps tags that another tab has posted since', async () => {
  const one = openComposer()
  const other = openComposer(one.storage)

  await other.publish('#ferns')
  await one.publish('#mosses')

  expect(one.history()).toEqual(['mosses', 'ferns'])
})
