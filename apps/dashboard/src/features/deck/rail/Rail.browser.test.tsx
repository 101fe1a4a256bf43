// First of all imports: whoever comes before it would order the layers.
import '../../../styles/index.css'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { ingestAccountsAtom } from '../../../state/entities/ingest.ts'
import { isOfflineAtom } from '../../../state/ui/network.ts'
import { account } from '../../../testing/factories.ts'
import { showDeck } from '../../../testing/show-deck.tsx'
import { column } from '../../../testing/test-session.ts'

const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const profile = (uuid: string, id: string) => column(uuid, 'ACCOUNT', { id, show: 'posts' })
const tag = (uuid: string, id: string) => column(uuid, 'HASHTAG', { id })

const FOURTEEN = [
  column('a', 'COMPOSE'),
  column('b', 'HOME'),
  column('c', 'NOTIFICATIONS'),
  column('d', 'PUBLIC'),
  column('e', 'COMMUNITY'),
  tag('f', 'rain'),
  tag('g', 'harbour'),
  tag('h', 'rainbow'),
  profile('i', '7'),
  profile('j', '8'),
  profile('k', '9'),
  column('l', 'FAVOURITES'),
  column('m', 'BOOKMARKS'),
  column('n', 'HOME'),
]

const rail = browser.getByRole('navigation', { name: 'Main' })
const button = (name: string) => rail.getByRole('button', { name, exact: true })

beforeEach(async () => {
  await browser.viewport(1280, 720)
})

function showRail() {
  return showDeck({
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
  const box = button(name).element().getBoundingClientRect()
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return box.bottom <= innerHeight && button(name).element().contains(hit)
}

test.each(['Add column', 'Menu', 'Compose'])(
  'keeps “%s” in view beside more columns than fit',
  { tags: ['BY-42'] },
  async (name) => {
    await showRail()

    expect(isInView(name)).toBe(true)
  },
)

test('shows that there is more above and below', { tags: ['BY-42'] }, async () => {
  await showRail()
  const list = button('Home').first().element().parentElement!

  await expect.poll(() => list.hasAttribute('data-more-below')).toBe(true)
  expect(list.hasAttribute('data-more-above')).toBe(false)
  list.scrollTop = list.scrollHeight

  await expect.poll(() => list.hasAttribute('data-more-above')).toBe(true)
  expect(list.hasAttribute('data-more-below')).toBe(false)
})

test(
  'tells every column from the others: by an avatar, letters or a number',
  { tags: ['BY-42'] },
  async () => {
    await showRail()
    await expect.element(button('@p7')).toBeInTheDocument()
    const looks = () =>
      [...button('Home').first().element().parentElement!.querySelectorAll('button')].map((entry) =>
        [
          entry.querySelector('[data-icon]')?.getAttribute('data-icon'),
          entry.querySelector('img')?.src,
          entry.textContent,
          entry.dataset['number'],
        ].join(' '),
      )

    await expect.poll(() => new Set(looks()).size).toBe(13)
    await expect.poll(() => button('@p7').element().querySelector('img')).not.toBeNull()
    expect(button('#harbour').element()).toHaveTextContent('ha')
    const numberOf = (name: string) => (button(name).element() as HTMLElement).dataset['number']
    expect([numberOf('#rain'), numberOf('#rainbow'), numberOf('#harbour')]).toEqual([
      '1',
      '2',
      undefined,
    ])
  },
)

test(
  'shows while the browser is offline that it is, and moves no column',
  { tags: ['BY-17'] },
  async () => {
    const { app } = await showRail()
    const mark = rail.getByTitle(/^You're offline\./)
    const top = () => button('Notifications').element().getBoundingClientRect().top
    await expect.element(button('Compose')).toBeInTheDocument()
    await expect.element(mark).not.toBeInTheDocument()
    const before = top()

    app.set(isOfflineAtom, true)
    await expect.element(mark).toBeVisible()
    await expect.element(mark).toHaveTextContent(/^You're offline\./)
    expect(top()).toBe(before)
    expect(mark.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight)
    app.set(isOfflineAtom, false)

    await expect.element(mark).not.toBeInTheDocument()
  },
)
