// Must be the first import: any other stylesheet imported earlier would determine the order of the cascade layers.
import '../../../styles/index.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type AccountEntity, accountId, type RelationshipEntity } from '@colonnade/domain/entities'
import { accountViewAtoms, ingestRelationshipsAtom } from '../../../state/entities/accounts.ts'
import { ingestAccountsAtom } from '../../../state/entities/ingest.ts'
import { useSessionValue } from '../../../state/react/index.ts'
import { account, relationship } from '../../../testing/factories.ts'
import { renderWithSession } from '../../../testing/render-with-session.tsx'
import { testSession } from '../../../testing/test-session.ts'
import { ProfileHeader } from './ProfileHeader.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const BROKEN = 'data:image/png;base64,AAAA'
const ADA = accountId('7')

function Header() {
  const ada = useSessionValue(accountViewAtoms, ADA)
  return ada && <ProfileHeader account={ada} />
}

/** Renders Ada's profile, 350 px wide, in a page of either direction. */
async function renderHeader(
  rest: Omit<Partial<AccountEntity>, 'id'>,
  known: Partial<Omit<RelationshipEntity, 'id'>> = {},
  dir = 'ltr',
) {
  const { session } = testSession()
  const ada = { username: 'ada', acct: 'ada@x.org', header: '', header_static: '', ...rest }
  session.store.set(ingestAccountsAtom, session, [account({ id: '7', ...ada })])
  session.store.set(ingestRelationshipsAtom, session, [relationship({ id: '7', ...known })])
  const { container } = await renderWithSession(
    session,
    <div dir={dir} style={{ width: 350 }}>
      <Header />
    </div>,
  )
  return container
}

const getPictures = (of: Element) => [...of.querySelectorAll('img')].map(({ src }) => src)
const getCounts = (of: Element) =>
  [...of.querySelectorAll('b')].map((number) => number.parentElement?.textContent)

test('shows avatar, banner, name, handle, lock, bio, fields and counts', async () => {
  const container = await renderHeader({
    display_name: 'Ada Hartmann',
    avatar_static: PIXEL,
    header_static: PIXEL,
    locked: true,
    bot: true,
    note: '<p>Keeper of a refractor.</p>',
    fields: [
      { name: 'Pronouns', value: 'she/her' },
      {
        name: 'Observatory',
        value: '<a href="https://x.org">x.org</a>',
        verified_at: '2026-03-03T10:00:00.000Z',
      },
    ],
    statuses_count: 1,
    following_count: 318,
    followers_count: 5_200,
  })

  expect(getPictures(container)).toEqual([PIXEL, PIXEL])
  await expect.element(page.getByRole('heading', { name: 'Ada Hartmann' })).toBeVisible()
  await expect.element(page.getByText('@ada@x.org', { exact: true })).toBeVisible()
  await expect.element(page.getByTitle('Manually approves followers')).toBeVisible()
  await expect.element(page.getByText('Automated')).toBeVisible()
  await expect.element(page.getByText('Keeper of a refractor.')).toBeVisible()
  await expect.element(page.getByRole('definition').first()).toHaveTextContent('she/her')
  await expect.element(page.getByRole('link', { name: 'x.org' })).toBeVisible()
  expect(
    page.getByTitle('Ownership of this link was checked on March 3, 2026').elements(),
  ).toHaveLength(1)
  expect(getCounts(container)).toEqual(['1 post', '318 following', '5.2K followers'])
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(link('318 following')).toHaveAttribute('href', '/accounts/7/following')
  await expect.element(link('5.2K followers')).toHaveAttribute('href', '/accounts/7/followers')
})

test.each([
  ['Follows you', { followed_by: true }],
  ['Requests to follow you', { requested_by: true }],
  ['Blocks you', { blocked_by: true }],
])('shows the badge of the relationship: %s', async (words, known) => {
  await renderHeader({}, known)

  await expect.element(page.getByText(words)).toBeVisible()
})

test('dims a moved account and links to the new one', { tags: ['ACC-19'] }, async () => {
  const moved = account({
    id: '9',
    username: 'ada',
    acct: 'ada@new.example',
    display_name: 'Ada N',
  })
  const container = await renderHeader({
    display_name: 'Ada',
    avatar_static: PIXEL,
    header_static: PIXEL,
    moved,
  })

  const link = page.getByRole('link', { name: /Ada N/ })
  await expect
    .element(page.getByText('Ada has indicated that their new account is now:'))
    .toBeVisible()
  await expect.element(link).toHaveAttribute('href', '/accounts/9')
  await expect.element(link).toHaveTextContent('@ada@new.example')
  const [banner, face] = container.querySelectorAll(`img[src="${PIXEL}"]`)
  expect(Number(getComputedStyle(banner!).opacity)).toBeLessThan(1)
  expect(getComputedStyle(face!).filter).toContain('grayscale')
})

test('hides unknown counts and shows a count of 0', async () => {
  const container = await renderHeader({
    statuses_count: 0,
    following_count: -1,
    followers_count: -1,
  })

  expect(getCounts(container)).toEqual(['0 posts'])
})

test.each(['ltr', 'rtl'])(
  'fits endless text and a name of 500 emoji into the column (%s)',
  async (dir) => {
    const endless = 'Donaudampfschiff'.repeat(60)
    const container = await renderHeader(
      {
        display_name: '🦊'.repeat(250),
        acct: `${endless}@x.org`,
        note: `<p>${endless}</p>`,
        fields: [
          { name: endless, value: 'short' },
          { name: 'short', value: `<a href="https://x.org/${endless}">${endless}</a>` },
        ],
      },
      { followed_by: true },
      dir,
    )

    const outer = container.firstElementChild!
    expect(outer.scrollWidth).toBeLessThanOrEqual(350)
    const name = page.getByRole('heading').element()
    expect(name.getBoundingClientRect().height).toBeLessThan(90)
    const values = page.getByRole('definition').elements()
    for (const value of values) {
      expect(value.getBoundingClientRect().width).toBeGreaterThan(100)
    }
  },
)

test('keeps only the text of a hostile bio', async () => {
  const container = await renderHeader({
    note: '<p onclick="window.x=1">hello <script>window.x=1</script><img src=x onerror="window.x=1"><a href="javascript:window.x=1">there</a><style>body{display:none}</style></p>',
    fields: [{ name: '<b>a</b>', value: '<iframe src="https://x.org"></iframe>b' }],
  })

  await expect.element(page.getByText('hello')).toBeVisible()
  expect(container.querySelectorAll('script, style, iframe, [onclick], [onerror]')).toHaveLength(0)
  expect(container.querySelectorAll('a[href^="javascript"]')).toHaveLength(0)
  await expect.element(page.getByRole('term')).toHaveTextContent('<b>a</b>')
})

test('falls back to a letter and a plain gradient when pictures fail to load', async () => {
  const container = await renderHeader({ avatar_static: BROKEN, header_static: BROKEN })

  await expect.poll(() => getPictures(container)).toEqual([])
  await expect.element(page.getByText('A', { exact: true })).toBeInTheDocument()
})
