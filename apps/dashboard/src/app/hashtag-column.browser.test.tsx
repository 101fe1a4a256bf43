// First of all imports: whoever comes before it would order the layers.
import '../styles/index.css'
import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { columnTimeline } from '@colonnade/domain/columns'
import type { StatusEntity } from '@colonnade/domain/entities'
import { columnFace, Deck } from '../features/deck/index.ts'
import { columnsAtom } from '../state/columns/columns.ts'
import { applyStreamEventsAtom } from '../state/streaming/apply-events.ts'
import { status } from '../testing/factories.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { page } from '../testing/scripted-server.ts'
import { column, testSession } from '../testing/test-session.ts'
import { deckParts } from './App.tsx'

const GET_TAG = 'GET /api/v1/timelines/tag/sea'

const tagged = (id: string, ...tags: string[]): StatusEntity =>
  status({
    id,
    content: `<p>post ${id}</p>`,
    tags: tags.map((name) => ({ name, url: `https://colonnade.example/tags/${name}` })),
  })

/** A column of #sea with its settings open, on a server that ignores every other tag. */
async function seaColumn(...posts: StatusEntity[]) {
  await browser.viewport(900, 900)
  const opened = testSession({ columns: [column('h', 'HASHTAG', { id: 'sea' })] })
  const { session, server } = opened
  server.on(GET_TAG, () => page(posts))
  const face = columnFace('home', 'Home')
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
    const key = columnTimeline({ id: 'HASHTAG', params: params() })
    session.store.set(
      applyStreamEventsAtom,
      session,
      arrived.map((one) => ({ key, event: { type: 'update', status: one } }) as const),
    )
  }
  return { ...opened, params, stream }
}

const field = (name: string) => browser.getByRole('textbox', { name })
const shown = () =>
  browser
    .getByRole('feed')
    .getByRole('article')
    .elements()
    .map((article) => /post (\d+)/.exec(article.textContent ?? '')?.[1])

async function addTag(group: string, tag: string) {
  await field(group).fill(tag)
  await userEvent.keyboard('{Enter}')
}

test('a tag added to any is asked for, and its posts show too', { tags: ['TL-20'] }, async () => {
  const { server, params } = await seaColumn(tagged('9', 'sea'), tagged('8', 'cats'))
  await expect.poll(shown).toEqual(['9'])

  await addTag('Any of these', '#Cats')

  await expect.poll(() => server.calls().at(-1)).toBe(`${GET_TAG}?any[]=cats&limit=20`)
  await expect.poll(shown).toEqual(['9', '8'])
  await expect.element(browser.getByText('+ 1 tag')).toBeVisible()
  expect(params()['tags']).toEqual({
    any: [{ value: 'cats', label: '#cats' }],
    all: [],
    none: [],
  })
})

test(
  'all and none are seen to here, in pages and in what streams in',
  { tags: ['TL-20'] },
  async () => {
    const { stream } = await seaColumn(
      tagged('9', 'sea', 'fog'),
      tagged('8', 'sea'),
      tagged('7', 'sea', 'fog', 'ads'),
    )

    await addTag('All of these', 'fog')
    await addTag('None of these', 'ads')
    await expect.poll(shown).toEqual(['9'])
    stream(tagged('12', 'sea'), tagged('11', 'sea', 'fog'), tagged('10', 'sea', 'fog', 'ads'))

    await expect.poll(shown).toEqual(['11', '9'])
  },
)

test('a chip lets its tag go, the field keeps the focus, and four tags are the most', async () => {
  const { params } = await seaColumn(tagged('9', 'sea'))
  for (const tag of ['a', 'b', 'c', 'd']) await addTag('Any of these', tag)
  await expect.element(field('Any of these')).toHaveAttribute('readonly')

  await browser.getByRole('button', { name: 'Remove #b' }).click()

  await expect.element(field('Any of these')).not.toHaveAttribute('readonly')
  expect(params()['tags']).toMatchObject({ any: [{ value: 'a' }, { value: 'c' }, { value: 'd' }] })
  await expect.poll(() => document.activeElement).toBe(field('Any of these').element())
})

test('what the server did not look for is not sought without end', async () => {
  const { server } = await seaColumn()
  let calls = 0
  server.on(GET_TAG, () => {
    calls += 1
    const posts = Array.from({ length: 20 }, (_each, index) => tagged(`${calls}00${index}`, 'sea'))
    return page(posts, `/api/v1/timelines/tag/sea?max_id=${calls}`)
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
