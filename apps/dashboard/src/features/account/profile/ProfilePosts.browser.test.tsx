// First of all imports: whoever comes before it would order the layers.
import '../../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { mediaId, type StatusEntity, statusId } from '@colonnade/domain/entities'
import { picture } from '../../../gallery/gallery-data.ts'
import { setPinAtom } from '../../../state/actions/set-flags.ts'
import { changeDraftAtom } from '../../../state/compose/draft.ts'
import { removeStatusesAtom } from '../../../state/out-of-sight/remove-statuses.ts'
import { submitDraftAtom } from '../../../state/publish/submit.ts'
import { modalAtom } from '../../../state/ui/modals.ts'
import { account, status } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { page, refuse } from '../../../testing/scripted-server.ts'
import { listScroller, painted, readArticle, scrollTo } from '../../../testing/scrolling.ts'
import { column, testSession } from '../../../testing/test-session.ts'
import { ProfileColumn } from './ProfileColumn.tsx'

const GET_POSTS = 'GET /api/v1/accounts/1/statuses'
const mira = account({ id: '1', username: 'mira', acct: 'mira' })

const post = (number: number, rest: Partial<StatusEntity> = {}): StatusEntity =>
  status({
    id: String(number),
    account: mira,
    content: `<p>post ${number}</p>`,
    pinned: false,
    ...rest,
  })

interface Shown {
  readonly show: 'posts' | 'with_replies' | 'media'
  readonly posts: readonly StatusEntity[]
  /** The posts come only then. */
  readonly after?: Promise<void>
  /** Null: the server refuses to tell. */
  readonly pinned?: readonly StatusEntity[] | null
}

/** The profile of mira, who reads it herself, 350 px wide. */
async function openProfile({ show, posts, after, pinned = null }: Shown) {
  const opened = testSession({
    columns: [{ ...column('a', 'ACCOUNT'), params: { id: '1', show } }],
  })
  opened.server.on('GET /api/v1/accounts/1', () => Response.json(mira))
  opened.server.on('GET /api/v1/accounts/relationships', () => Response.json([]))
  opened.server.on(GET_POSTS, async ({ url }) => {
    await after
    if (!new URL(url).searchParams.has('pinned')) return page(posts)
    return pinned === null ? refuse(400) : page(pinned)
  })
  await renderWithSession(
    opened.session,
    <div style={{ height: 700, width: 350, display: 'flex', flexDirection: 'column' }}>
      <ProfileColumn uuid="a" label="mira" />
    </div>,
  )
  return opened
}

/** The posts in their order, each with its mark. */
const listed = () =>
  browserPage
    .getByRole('article')
    .elements()
    .map(({ textContent }) => {
      const mark = textContent.includes('Pinned') ? 'Pinned ' : ''
      return `${mark}${/post \d+/.exec(textContent)?.[0]}`
    })

test(
  'a profile begins with its pinned posts, marked so, then come the rest',
  { tags: ['TL-30'] },
  async () => {
    await openProfile({
      show: 'posts',
      posts: [post(9), post(7), post(5), post(3)],
      pinned: [post(3), post(7)],
    })

    await expect.poll(listed).toEqual(['Pinned post 3', 'Pinned post 7', 'post 9', 'post 5'])
  },
)

test(
  'with replies, every post stands in its own place, unmarked',
  { tags: ['TL-30'] },
  async () => {
    const { server } = await openProfile({
      show: 'with_replies',
      posts: [post(9), post(3)],
      pinned: [post(3)],
    })

    await expect.poll(listed).toEqual(['post 9', 'post 3'])
    expect(server.calls().filter((call) => call.includes('pinned'))).toEqual([])
  },
)

test('where a server refuses to tell what is pinned, the posts simply show', async () => {
  await openProfile({ show: 'posts', posts: [post(9), post(3)], pinned: null })

  await expect.poll(listed).toEqual(['post 9', 'post 3'])
  expect(browserPage.getByText('Pinned', { exact: true }).elements()).toHaveLength(1)
})

test(
  'pinning puts a post in front at once, unpinning puts it back',
  { tags: ['TL-28'] },
  async () => {
    const { session, server } = await openProfile({
      show: 'posts',
      posts: [post(9), post(7), post(5)],
      pinned: [post(3)],
    })
    await expect.poll(listed).toEqual(['Pinned post 3', 'post 9', 'post 7', 'post 5'])
    server.on('POST /api/v1/statuses/5/pin', () => Response.json(post(5, { pinned: true })))
    server.on('POST /api/v1/statuses/5/unpin', () => Response.json(post(5)))

    await session.store.set(setPinAtom, session, statusId('5'), true)
    const whilePinned = ['Pinned post 5', 'Pinned post 3', 'post 9', 'post 7']
    await expect.poll(listed).toEqual(whilePinned)
    await session.store.set(setPinAtom, session, statusId('5'), false)

    await expect.poll(listed).toEqual(['Pinned post 3', 'post 9', 'post 7', 'post 5'])
  },
)

test.each([
  ['posts', 'post 10', ['Pinned post 3', 'post 10', 'post 9', 'post 7']],
  ['with_replies', 'a reply', ['post 10', 'post 9', 'post 7', 'post 3']],
] as const)(
  'shows a new post of the own profile first, below the pinned ones: %s, %s',
  { tags: ['TL-19'] },
  async (show, kind, expected) => {
    const { session, server } = await openProfile({
      show,
      posts: [post(9), post(7), post(3)],
      pinned: [post(3)],
    })
    await expect.poll(() => listed().at(-1)).toBe(show === 'posts' ? 'post 7' : 'post 3')
    const reply = kind === 'a reply' ? { in_reply_to_id: statusId('1') } : {}
    server.on('POST /api/v1/statuses', () => Response.json(post(10, reply)))

    session.store.set(changeDraftAtom, session, { text: 'post 10' })
    await session.store.set(submitDraftAtom, session)

    await expect.poll(listed).toEqual(expected)
  },
)

test('who reads further down stays there while a post goes up to the pinned ones', async () => {
  const { session, server } = await openProfile({
    show: 'posts',
    posts: Array.from({ length: 20 }, (_, index) => post(90 - index)),
    pinned: [],
  })
  server.on('POST /api/v1/statuses/90/pin', () => Response.json(post(90, { pinned: true })))
  await expect.element(browserPage.getByText('post 90')).toBeVisible()
  const scroller = listScroller()
  await scrollTo(scroller, 1_100)
  const read = readArticle(scroller)!
  const before = read.getBoundingClientRect().top

  await session.store.set(setPinAtom, session, statusId('90'), true)
  await painted(4)

  expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1)
  await scrollTo(scroller, 0)
  await expect.poll(() => listed()[0]).toBe('Pinned post 90')
})

const shot = (id: string) => ({
  ...picture(id, ['navy', 'teal', 'gold']),
  id: mediaId(id),
  description: `Picture ${id}`,
})

const tiles = () => browserPage.getByRole('list', { name: 'mira' }).getByRole('button')

test(
  'the media of the loaded posts are tiles, each opens the viewer there',
  { tags: ['TL-29'] },
  async () => {
    const { session } = await openProfile({
      show: 'media',
      posts: [
        post(9, { media_attachments: [shot('a'), shot('b')] }),
        post(8, { media_attachments: [shot('c')] }),
      ],
    })
    await expect.poll(() => tiles().elements()).toHaveLength(3)
    const names = tiles()
      .elements()
      .map((tile) => tile.getAttribute('aria-label'))

    await browserPage.getByRole('button', { name: 'Picture b' }).click()

    expect(names).toEqual(['Picture a', 'Picture b', 'Picture c'])
    expect(session.app.get(modalAtom)?.modal).toEqual({
      type: 'MEDIA',
      accountKey: session.key,
      statusId: '9',
      index: 1,
    })
  },
)

test('tiles are square, three a row, 2 px apart; sensitive ones are covered', async () => {
  await openProfile({
    show: 'media',
    posts: [
      post(9, { media_attachments: ['a', 'b', 'c', 'd'].map(shot) }),
      post(8, { sensitive: true, media_attachments: [shot('e')] }),
    ],
  })
  await expect.poll(() => tiles().elements()).toHaveLength(5)

  const [first, second, , fourth] = tiles()
    .elements()
    .map((tile) => tile.getBoundingClientRect())
  expect(Math.round(first!.width - first!.height)).toBe(0)
  expect(second!.left - first!.right).toBeCloseTo(2, 1)
  expect(fourth!.top - first!.bottom).toBeCloseTo(2, 1)
  await browserPage.getByRole('button', { name: 'Sensitive content, Click to view' }).click()
  await expect.element(browserPage.getByRole('button', { name: 'Picture e' })).toBeVisible()
})

const more = browserPage.getByRole('button', { name: 'More about your profile' })

for (const show of ['posts', 'media'] as const) {
  const rows = show === 'posts' ? browserPage.getByRole('article') : tiles()
  const posts = [post(9, { media_attachments: [shot('a')] })]

  test(`an open menu of a profile stays open, and keeps the focus, as ${show} come`, async () => {
    let letCome = () => {}
    const after = new Promise<void>((resolve) => (letCome = resolve))
    await openProfile({ show, posts, after })
    await more.click()
    const entry = browserPage.getByRole('menuitem', { name: 'Edit profile' })
    await expect.element(entry).toHaveFocus()

    letCome()
    await expect.poll(() => rows.elements()).toHaveLength(1)

    await expect.element(entry).toHaveFocus()
  })

  test(`the focus stays in a profile’s header as the last of the ${show} go`, async () => {
    const { session } = await openProfile({ show, posts })
    await expect.poll(() => rows.elements()).toHaveLength(1)
    const button = more.element() as HTMLElement
    button.focus()

    session.store.set(removeStatusesAtom, session, [statusId('9')])
    await expect.element(browserPage.getByText('No posts here!')).toBeVisible()

    expect(document.activeElement).toBe(button)
    expect(browserPage.getByRole('feed').elements()).toEqual([])
  })
}
