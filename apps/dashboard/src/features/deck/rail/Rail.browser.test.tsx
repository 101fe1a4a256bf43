// Imported first, because the first import decides the order of the CSS layers.
import '../../../styles/index.css'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { ingestAccountsAtom } from '../../../state/entities/ingest.ts'
import { isOfflineAtom } from '../../../state/ui/network.ts'
import { account } from '../../../testing/factories.ts'
import { renderDeck } from '../../../testing/render-deck.tsx'
import { column } from '../../../testing/test-session.ts'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const createProfileColumn = (uuid: string, id: string) =>
  column(uuid, 'ACCOUNT', { id, show: 'posts' })
const createHashtagColumn = (uuid: string, id: string) => column(uuid, 'HASHTAG', { id })

const FOURTEEN = [
  column('a', 'COMPOSE'),
  column('b', 'HOME'),
  column('c', 'NOTIFICATIONS'),
  column('d', 'PUBLIC'),
  column('e', 'COMMUNITY'),
  createHashtagColumn('f', 'rain'),
  createHashtagColumn('g', 'harbour'),
  createHashtagColumn('h', 'rainbow'),
  createProfileColumn('i', '7'),
  createProfileColumn('j', '8'),
  createProfileColumn('k', '9'),
  column('l', 'FAVOURITES'),
  column('m', 'BOOKMARKS'),
  column('n', 'HOME'),
]

const rail = browser.getByRole('navigation', { name: 'Main' })
const getButton = (name: string) => rail.getByRole('button', { name, exact: true })

beforeEach(async () => {
  await browser.viewport(1280, 720)
})

function showRail() {
  return renderDeck({
    columns: FOURTEEN,
    prepare: (session) => {
      const people = ['7', '8'].map((id) =>
        account({ id, acct: `p${id}`, username: `p${id}`, avatar_static: `${PICTURE}#${id}` }),
      )
      session.store.set(ingestAccountsAtom, session, [
        ...people,
        account({ id: '9', acct: 'quinn', username: 'quinn', avatar_static: '' }),
      ])
    },
  })
}

const isInView = (name: string) => {
  const box = getButton(name).element().getBoundingClientRect()
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return box.bottom <= innerHeight && getButton(name).element().contains(hit)
}

test.each(['Add column', 'Menu', 'Compose'])(
  'keeps “%s” in view when there are more columns than fit',
  { tags: ['BY-42'] },
  async (name) => {
    await showRail()

    expect(isInView(name)).toBe(true)
  },
)

test('shows that there are more entries above and below', { tags: ['BY-42'] }, async () => {
  await showRail()
  const list = getButton('Home').first().element().parentElement!

  await expect.poll(() => list.hasAttribute('data-more-below')).toBe(true)
  expect(list.hasAttribute('data-more-above')).toBe(false)
  list.scrollTop = list.scrollHeight

  await expect.poll(() => list.hasAttribute('data-more-above')).toBe(true)
  expect(list.hasAttribute('data-more-below')).toBe(false)
})

test(
  'distinguishes similar columns by an avatar, letters or a number',
  { tags: ['BY-42'] },
  async () => {
    await showRail()
    await expect.element(getButton('@p7')).toBeInTheDocument()
    const getAppearances = () =>
      [...getButton('Home').first().element().parentElement!.querySelectorAll('button')].map(
        (entry) =>
          [
            entry.querySelector('[data-icon]')?.getAttribute('data-icon'),
            entry.querySelector('img')?.src,
            entry.textContent,
            entry.dataset['number'],
          ].join(' '),
      )

    await expect.poll(() => new Set(getAppearances()).size).toBe(13)
    await expect.poll(() => getButton('@p7').element().querySelector('img')).not.toBeNull()
    expect(getButton('#harbour').element()).toHaveTextContent('ha')
    const getNumber = (name: string) => (getButton(name).element() as HTMLElement).dataset['number']
    expect([getNumber('#rain'), getNumber('#rainbow'), getNumber('#harbour')]).toEqual([
      '1',
      '2',
      undefined,
    ])
  },
)

test('shows an offline indicator without moving the columns', { tags: ['BY-17'] }, async () => {
  const { app } = await showRail()
  const mark = rail.getByTitle(/^You're offline\./)
  const getTop = () => getButton('Notifications').element().getBoundingClientRect().top
  await expect.element(getButton('Compose')).toBeInTheDocument()
  await expect.element(mark).not.toBeInTheDocument()
  const before = getTop()

  app.set(isOfflineAtom, true)
  await expect.element(mark).toBeVisible()
  await expect.element(mark).toHaveTextContent(/^You're offline\./)
  expect(getTop()).toBe(before)
  expect(mark.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
  app.set(isOfflineAtom, false)

  await expect.element(mark).not.toBeInTheDocument()
})
