// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../../styles/index.css'
import { expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { mediaId, type StatusEntity, statusId } from '@colonnade/domain/entities'
import { createSampleImage } from '../../../gallery/sample-data.ts'
import { setPinAtom } from '../../../state/actions/set-status-flags.ts'
import { changeDraftAtom } from '../../../state/compose/draft.ts'
import { removeStatusesAtom } from '../../../state/hidden-accounts/remove-statuses.ts'
import { submitDraftAtom } from '../../../state/publish/submit-draft.ts'
import { modalAtom } from '../../../state/ui/modals.ts'
import { account, status } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { createPageResponse, createErrorResponse } from '../../../testing/scripted-server.ts'
import {
  getListScroller,
  waitForFrames,
  findFirstVisibleRow,
  scrollTo,
} from '../../../testing/scrolling.ts'
import { column, testSession } from '../../../testing/test-session.ts'
import { ProfileColumn } from './ProfileColumn.tsx'

const GET_POSTS = 'GET /api/v1/accounts/1/statuses'
const mira = account({ id: '1', username: 'mira', acct: 'mira' })

const createPost = (number: number, rest: Partial<StatusEntity> = {}): StatusEntity =>
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
  /** The posts are returned only once this resolves. */
  readonly after?: Promise<void>
  /** Null: the server refuses the request. */
  readonly pinned?: readonly StatusEntity[] | null
}

/** Renders the profile of the signed-in account, 350 px wide. */
async function openProfile({ show, posts, after, pinned = null }: Shown) {
  const opened = testSession({
    columns: [{ ...column('a', 'ACCOUNT'), params: { id: '1', show } }],
  })
  opened.server.on('GET /api/v1/accounts/1', () => Response.json(mira))
  opened.server.on('GET /api/v1/accounts/relationships', () => Response.json([]))
  opened.server.on(GET_POSTS, async ({ url }) => {
    await after
    if (!new URL(url).searchParams.has('pinned')) return createPageResponse(posts)
    return pinned === null ? createErrorResponse(400) : createPageResponse(pinned)
  })
  await renderWithSession(
    opened.session,
    <div style={{ height: 700, width: 350, display: 'flex', flexDirection: 'column' }}>
      <ProfileColumn uuid="a" label="mira" />
    </div>,
  )
  return opened
}

/** Returns the posts in their order, each with its pinned mark. */
const getListedPosts = () =>
  browserPage
    .getByRole('article')
    .elements()
    .map(({ textContent }) => {
      const mark = textContent.includes('Pinned') ? 'Pinned ' : ''
      return `${mark}${/post \d+/.exec(textContent)?.[0]}`
    })

test('shows marked pinned posts before the others', { tags: ['TL-30'] }, async () => {
  await openProfile({
    show: 'posts',
    posts: [createPost(9), createPost(7), createPost(5), createPost(3)],
    pinned: [createPost(3), createPost(7)],
  })

  await expect.poll(getListedPosts).toEqual(['Pinned post 3', 'Pinned post 7', 'post 9', 'post 5'])
})

test(
  'keeps every post in its place and unmarked in “Posts and replies”',
  { tags: ['TL-30'] },
  async () => {
    const { server } = await openProfile({
      show: 'with_replies',
      posts: [createPost(9), createPost(3)],
      pinned: [createPost(3)],
    })

    await expect.poll(getListedPosts).toEqual(['post 9', 'post 3'])
    expect(server.calls().filter((call) => call.includes('pinned'))).toEqual([])
  },
)

test('shows the posts when the request for pinned posts is refused', async () => {
  await openProfile({ show: 'posts', posts: [createPost(9), createPost(3)], pinned: null })

  await expect.poll(getListedPosts).toEqual(['post 9', 'post 3'])
  expect(browserPage.getByText('Pinned', { exact: true }).elements()).toHaveLength(1)
})

test(
  'moves a post to the front when it is pinned, and back when it is unpinned',
  { tags: ['TL-28'] },
  async () => {
    const { session, server } = await openProfile({
      show: 'posts',
      posts: [createPost(9), createPost(7), createPost(5)],
      pinned: [createPost(3)],
    })
    await expect.poll(getListedPosts).toEqual(['Pinned post 3', 'post 9', 'post 7', 'post 5'])
    server.on('POST /api/v1/statuses/5/pin', () => Response.json(createPost(5, { pinned: true })))
    server.on('POST /api/v1/statuses/5/unpin', () => Response.json(createPost(5)))

    await session.store.set(setPinAtom, session, statusId('5'), true)
    const whilePinned = ['Pinned post 5', 'Pinned post 3', 'post 9', 'post 7']
    await expect.poll(getListedPosts).toEqual(whilePinned)
    await session.store.set(setPinAtom, session, statusId('5'), false)

    await expect.poll(getListedPosts).toEqual(['Pinned post 3', 'post 9', 'post 7', 'post 5'])
  },
)

test.each([
  ['posts', 'post 10', ['Pinned post 3', 'post 10', 'post 9', 'post 7']],
  ['with_replies', 'a reply', ['post 10', 'post 9', 'post 7', 'post 3']],
] as const)(
  'shows a new post of the user’s own profile first, below the pinned ones: %s, %s',
  { tags: ['TL-19'] },
  async (show, kind, expected) => {
    const { session, server } = await openProfile({
      show,
      posts: [createPost(9), createPost(7), createPost(3)],
      pinned: [createPost(3)],
    })
    await expect.poll(() => getListedPosts().at(-1)).toBe(show === 'posts' ? 'post 7' : 'post 3')
    const reply = kind === 'a reply' ? { in_reply_to_id: statusId('1') } : {}
    server.on('POST /api/v1/statuses', () => Response.json(createPost(10, reply)))

    session.store.set(changeDraftAtom, session, { text: 'post 10' })
    await session.store.set(submitDraftAtom, session)

    await expect.poll(getListedPosts).toEqual(expected)
  },
)

test('keeps the scroll position when a post moves up to the pinned ones', async () => {
  const { session, server } = await openProfile({
    show: 'posts',
    posts: Array.from({ length: 20 }, (_, index) => createPost(90 - index)),
    pinned: [],
  })
  server.on('POST /api/v1/statuses/90/pin', () => Response.json(createPost(90, { pinned: true })))
  await expect.element(browserPage.getByText('post 90')).toBeVisible()
  const scroller = getListScroller()
  await scrollTo(scroller, 1_100)
  const read = findFirstVisibleRow(scroller)!
  const before = read.getBoundingClientRect().top

  await session.store.set(setPinAtom, session, statusId('90'), true)
  await waitForFrames(4)

  expect(Math.abs(read.getBoundingClientRect().top - before)).toBeLessThanOrEqual(1)
  await scrollTo(scroller, 0)
  await expect.poll(() => getListedPosts()[0]).toBe('Pinned post 90')
})

const createPicture = (id: string) => ({
  ...createSampleImage(id, ['navy', 'teal', 'gold']),
  id: mediaId(id),
  description: `Picture ${id}`,
})

const getTiles = () => browserPage.getByRole('list', { name: 'mira' }).getByRole('button')

test(
  'shows the media of the loaded posts as tiles that open the viewer at that file',
  { tags: ['TL-29'] },
  async () => {
    const { session } = await openProfile({
      show: 'media',
      posts: [
        createPost(9, { media_attachments: [createPicture('a'), createPicture('b')] }),
        createPost(8, { media_attachments: [createPicture('c')] }),
      ],
    })
    await expect.poll(() => getTiles().elements()).toHaveLength(3)
    const names = getTiles()
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

test('shows square tiles in rows of three, 2 px apart, and covers sensitive ones', async () => {
  await openProfile({
    show: 'media',
    posts: [
      createPost(9, { media_attachments: ['a', 'b', 'c', 'd'].map(createPicture) }),
      createPost(8, { sensitive: true, media_attachments: [createPicture('e')] }),
    ],
  })
  await expect.poll(() => getTiles().elements()).toHaveLength(5)

  const [first, second, , fourth] = getTiles()
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
  const rows = show === 'posts' ? browserPage.getByRole('article') : getTiles()
  const posts = [createPost(9, { media_attachments: [createPicture('a')] })]

  test(`keeps an open profile menu open and focused while ${show} load`, async () => {
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

  test(`keeps the focus in the profile header when the last of the ${show} are removed`, async () => {
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
