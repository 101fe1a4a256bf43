// The first import, because an earlier one would change the order of the cascade layers.
import '../styles/index.css'
import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { getColumnTimeline } from '@colonnade/domain/columns'
import type { StatusEntity } from '@colonnade/domain/entities'
import { createColumnTitle, Deck } from '../features/deck/index.ts'
import { columnsAtom } from '../state/columns/columns.ts'
import { applyStreamEventsAtom } from '../state/streaming/apply-stream-events.ts'
import { status } from '../testing/factories.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { createPageResponse } from '../testing/scripted-server.ts'
import { column, testSession } from '../testing/test-session.ts'
import { deckParts } from './App.tsx'

const GET_TAG = 'GET /api/v1/timelines/tag/sea'

const createTaggedPost = (id: string, ...tags: string[]): StatusEntity =>
  status({
    id,
    content: `<p>post ${id}</p>`,
    tags: tags.map((name) => ({ name, url: `https://colonnade.example/tags/${name}` })),
  })

/** Opens a column of #sea with its settings, on a server that ignores the additional tags. */
async function openSeaColumn(...posts: StatusEntity[]) {
  await browser.viewport(900, 900)
  const opened = testSession({ columns: [column('h', 'HASHTAG', { id: 'sea' })] })
  const { session, server } = opened
  server.on(GET_TAG, () => createPageResponse(posts))
  const face = createColumnTitle('home', 'Home')
  const home = {
    key: '/',
    face,
    onHeadingClick: () => {},
    isTab: true,
    replacedBy: null,
    pins: null,
  }
  await renderWithSession(
    session,
    <Deck parts={deckParts} route={null} home={{ ...home, body: null }} />,
  )
  await browser.getByRole('button', { name: 'Column settings' }).click()
  const params = () => session.app.get(columnsAtom)[0]?.params ?? {}
  const stream = (...arrived: StatusEntity[]) => {
    const key = getColumnTimeline({ id: 'HASHTAG', params: params() })
    session.store.set(
      applyStreamEventsAtom,
      session,
      arrived.map((one) => ({ key, event: { type: 'update', status: one } }) as const),
    )
  }
  return { ...opened, params, stream }
}

const getField = (name: string) => browser.getByRole('textbox', { name })
const getShownIds = () =>
  browser
    .getByRole('feed')
    .getByRole('article')
    .elements()
    .map((article) => /post (\d+)/.exec(article.textContent ?? '')?.[1])

async function addTag(group: string, tag: string) {
  await getField(group).fill(tag)
  await userEvent.keyboard('{Enter}')
}

test('requests a tag added to “any” and shows its posts', { tags: ['TL-20'] }, async () => {
  const { server, params } = await openSeaColumn(
    createTaggedPost('9', 'sea'),
    createTaggedPost('8', 'cats'),
  )
  await expect.poll(getShownIds).toEqual(['9'])

  await addTag('Any of these', '#Cats')

  await expect.poll(() => server.calls().at(-1)).toBe(`${GET_TAG}?any[]=cats&limit=20`)
  await expect.poll(getShownIds).toEqual(['9', '8'])
  await expect.element(browser.getByText('+ 1 tag')).toBeVisible()
  expect(params()['tags']).toEqual({
    any: [{ value: 'cats', label: '#cats' }],
    all: [],
    none: [],
  })
})

test(
  'applies “all” and “none” locally, to pages and to streamed posts',
  { tags: ['TL-20'] },
  async () => {
    const { stream } = await openSeaColumn(
      createTaggedPost('9', 'sea', 'fog'),
      createTaggedPost('8', 'sea'),
      createTaggedPost('7', 'sea', 'fog', 'ads'),
    )

    await addTag('All of these', 'fog')
    await addTag('None of these', 'ads')
    await expect.poll(getShownIds).toEqual(['9'])
    stream(
      createTaggedPost('12', 'sea'),
      createTaggedPost('11', 'sea', 'fog'),
      createTaggedPost('10', 'sea', 'fog', 'ads'),
    )

    await expect.poll(getShownIds).toEqual(['11', '9'])
  },
)

test('removes a tag with its chip, keeps the focus in the field, and allows four tags at most', async () => {
  const { params } = await openSeaColumn(createTaggedPost('9', 'sea'))
  for (const tag of ['a', 'b', 'c', 'd']) await addTag('Any of these', tag)
  await expect.element(getField('Any of these')).toHaveAttribute('readonly')

  await browser.getByRole('button', { name: 'Remove #b' }).click()

  await expect.element(getField('Any of these')).not.toHaveAttribute('readonly')
  expect(params()['tags']).toMatchObject({ any: [{ value: 'a' }, { value: 'c' }, { value: 'd' }] })
  await expect.poll(() => document.activeElement).toBe(getField('Any of these').element())
})

test('stops loading when no further posts match', async () => {
  const { server } = await openSeaColumn()
  let calls = 0
  server.on(GET_TAG, () => {
    calls += 1
    const posts = Array.from({ length: 20 }, (_each, index) =>
      createTaggedPost(`${calls}00${index}`, 'sea'),
    )
    return createPageResponse(posts, `/api/v1/timelines/tag/sea?max_id=${calls}`)
  })

  await addTag('All of these', 'unicorns')
  const further = browser.getByRole('button', { name: 'Load older posts' })
  await expect.element(further).toBeEnabled()
  expect(calls).toBe(3)

  await further.click()

  await expect.poll(() => calls).toBe(4)
  await expect
    .element(browser.getByText('None of the last 80 posts match this column.'))
    .toBeVisible()
})
