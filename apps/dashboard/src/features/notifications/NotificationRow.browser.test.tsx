import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { filterId, type FilterV2Entity } from '@colonnade/domain/entities'
import { storeFiltersAtom } from '../../state/filters/fetch-filters.ts'
import { account, notification, status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { NotificationsColumn } from './NotificationsColumn.tsx'

const PICTURE = 'https://colonnade.example/none.png'

/** Creates a notification of a type. A follow has no post. */
function createNotification(id: string, type: string, name: string) {
  const from = account({ id: `a${id}`, display_name: name })
  const about = status({ id: `s${id}`, content: `<p>Post ${id}</p>`, account: from })
  return notification({ id, type, account: from, status: type === 'follow' ? null : about })
}

async function showRows(...rows: readonly ReturnType<typeof createNotification>[]) {
  const { session, server } = testSession({ columns: [column('n', 'NOTIFICATIONS')] })
  server.on('GET /api/v1/notifications', () => createPageResponse(rows))
  await renderWithSession(
    session,
    <div style={{ height: 900, width: 360, display: 'flex', flexDirection: 'column' }}>
      <NotificationsColumn uuid="n" label="Notifications" />
    </div>,
  )
  const row = (text: string) => browser.getByRole('article').filter({ hasText: text })
  await expect.poll(() => browser.getByRole('article').elements().length).toBe(rows.length)
  return { row, session }
}

test(
  'shows each type with its sentence, its account and the post',
  { tags: ['NTF-01'] },
  async () => {
    const { row } = await showRows(
      createNotification('4', 'favourite', 'Ada'),
      createNotification('3', 'reblog', 'Bo'),
      createNotification('2', 'follow', 'Cy'),
      createNotification('1', 'mention', 'Di'),
    )

    const favourite = row('Ada favourited your post')
    await favourite.getByRole('button', { name: 'Uncollapse' }).click()
    await expect.element(favourite.getByRole('link', { name: 'Post 4' })).toBeVisible()
    const profile = favourite.getByRole('link', { name: 'Ada' }).first()
    await expect.element(profile).toHaveAttribute('href', '/accounts/a4')
    await expect.element(row('Bo boosted your post').getByText('Post 3')).toBeVisible()
    const follow = row('Cy followed you')
    await expect.element(follow).toBeVisible()
    expect(follow.getByText('Post').elements()).toEqual([])
  },
)

test('shows the username when the display name is invisible', { tags: ['NTF-01'] }, async () => {
  const { row } = await showRows(createNotification('1', 'follow', '\u200b'))

  const follow = row('followed you')
  await expect.element(follow).toHaveTextContent('usera1 followed you')
  await expect.element(follow).toHaveAccessibleName('Notification from usera1')
})

test('shows a mention as a full post with all of its actions', { tags: ['NTF-01'] }, async () => {
  const { row } = await showRows(createNotification('1', 'mention', 'Di'))

  const mention = row('Post 1')
  for (const name of ['Reply', 'Boost', 'Favourite', 'Bookmark', 'More']) {
    await expect.element(mention.getByRole('button', { name, exact: true })).toBeVisible()
  }
})

test.each([
  ['follow_request', 'Di has requested to follow you'],
  ['poll', 'A poll by Di has ended'],
  ['status', 'Di just posted'],
  ['update', 'Di edited a post'],
  ['quote', 'Di quoted your post'],
  ['quoted_update', 'Di edited a post you have quoted'],
  ['admin.sign_up', 'Di signed up'],
  ['admin.report', 'Di filed a report'],
  ['severed_relationships', 'Lost connections with Di'],
  ['moderation_warning', 'You have received a moderation warning'],
])('shows a sentence for the newer type %s', async (type, sentence) => {
  const { row } = await showRows(createNotification('1', type, 'Di'))

  await expect.element(row(sentence)).toBeVisible()
})

test.each(['tidal_warning', 'pleroma:chat_mention', 'constructor'])(
  'shows that this version does not know the type %s',
  { tags: ['ENT-10'] },
  async (type) => {
    const { row } = await showRows(createNotification('1', type, 'Di'))

    await expect.element(row('Unsupported notification from Di')).toBeVisible()
  },
)

test.each(['pleroma:emoji_reaction', 'emoji_reaction', 'reaction'])(
  'shows the emoji of a %s',
  { tags: ['ENT-10', 'NTF-01'] },
  async (type) => {
    const plain = { ...createNotification('2', type, 'Di'), emoji: '☕', emoji_url: null }
    const custom = { ...createNotification('1', type, 'Bo'), emoji: ':blob:', emoji_url: PICTURE }
    const { row } = await showRows(plain, custom, createNotification('0', type, 'Cy'))

    await expect.element(row('Di reacted with ☕')).toBeVisible()
    await expect.element(row('Di reacted with ☕').getByText('Post 2')).toBeVisible()
    const picture = row('Bo reacted with').getByRole('img', { name: ':blob:' })
    await expect.element(picture).toHaveAttribute('src', PICTURE)
    await expect.element(row('Cy reacted to your post')).toBeVisible()
  },
)

test(
  'follows the text direction of the post, independent of the page',
  { tags: ['RTL-01', 'RTL-04'] },
  async () => {
    const from = account({ id: 'a', display_name: 'Ada' })
    const about = (id: string, words: string) =>
      notification({
        id,
        type: 'update',
        account: account({ id: `a${id}`, display_name: `Ada ${id}` }),
        status: status({ id: `s${id}`, content: `<p>${words}</p>`, account: from }),
      })
    const { row } = await showRows(about('2', 'All is well.'), about('1', 'الجو جميل اليوم.'))

    const english = row('Ada 2').getByRole('link', { name: 'All is well.' })
    await expect.element(english).toHaveAttribute('dir', 'ltr')
    const arabic = row('Ada 1').getByRole('link', { name: 'الجو' })
    await expect.element(arabic).toHaveAttribute('dir', 'rtl')
  },
)

/** A filter that hides “tea” in notifications. */
const TEA: FilterV2Entity = {
  id: filterId('1'),
  title: 'Hot drinks',
  context: ['notifications'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [{ id: '1', keyword: 'tea', whole_word: true }],
  statuses: [],
}

/** Creates a notification about a post that mentions tea. */
const createTeaNotification = (type: string, author: ReturnType<typeof account>) =>
  notification({
    id: '1',
    type,
    account: account({ id: 'a1', display_name: 'Di' }),
    status: status({ id: 's1', content: '<p>A cup of TEA.</p>', account: author }),
  })

test.each(['status', 'update', 'poll', 'quote', 'quoted_update'])(
  'collapses a filtered post in a %s until the user shows it anyway',
  { tags: ['ST-18', 'FLT-02'] },
  async (type) => {
    const { row, session } = await showRows(
      createTeaNotification(type, account({ id: 'a1', display_name: 'Di' })),
    )
    await expect.element(row('A cup of TEA.')).toBeVisible()
    session.store.set(storeFiltersAtom, session, [TEA])

    const filtered = row('Filtered: Hot drinks')
    await expect.element(filtered).toBeVisible()
    expect(row('A cup of TEA.').elements()).toEqual([])
    await filtered.getByRole('button', { name: 'Show anyway' }).click()

    await expect.element(row('A cup of TEA.')).toBeVisible()
  },
)

test.each(['favourite', 'reblog', 'poll'])(
  'does not filter the user’s own post: a %s',
  { tags: ['FLT-08'] },
  async (type) => {
    const { row, session } = await showRows(createTeaNotification(type, account({ id: '1' })))
    session.store.set(storeFiltersAtom, session, [TEA])

    await expect.element(row('A cup of TEA.')).toBeVisible()
    expect(row('Filtered').elements()).toEqual([])
  },
)
