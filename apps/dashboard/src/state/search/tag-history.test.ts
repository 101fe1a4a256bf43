import { expect, test } from 'vitest'
import { memoryStorage } from '../../lib/storage.ts'
import { status } from '../../testing/factories.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { composer } from '../../testing/test-composer.ts'
import { tagHistoryAtom } from './tag-history.ts'

const POST = 'POST /api/v1/statuses'

/** A composer whose server publishes everything. */
function publishing(storage = memoryStorage()) {
  const opened = composer({ storage })
  opened.server.on(POST, () => Response.json(status({ id: '10' })))
  const history = () => opened.session.store.get(tagHistoryAtom(opened.session))
  const publish = (text: string) => {
    opened.write({ text })
    return opened.submit()
  }
  return { ...opened, history, publish, storage }
}

test(
  'the tags of a published post come in front, and are there after a reload',
  { tags: ['CMP-56'] },
  async () => {
    const { publish, storage } = publishing()

    await publish('about #cats')
    await publish('#Cats and #dogs')

    expect(publishing(storage).history()).toEqual(['Cats', 'dogs'])
  },
)

test('a post that failed leaves no tags', async () => {
  const { server, publish, history } = publishing()
  server.on(POST, () => refuse(503))

  await publish('about #cats')

  expect(history()).toEqual([])
})

test('what another tab posted meanwhile stays', async () => {
  const one = publishing()
  const other = publishing(one.storage)

  await other.publish('#ferns')
  await one.publish('#mosses')

  expect(one.history()).toEqual(['mosses', 'ferns'])
})
