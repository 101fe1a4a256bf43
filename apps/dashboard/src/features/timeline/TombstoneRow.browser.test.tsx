import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { openColumnAtom } from '../../state/timelines/open-column.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { TombstoneRow } from './TimelineList.tsx'

const KINDS = [
  {
    id: 'FAVOURITES',
    name: 'favourites',
    flag: 'favourited',
    verb: 'favourite',
    removed: 'Removed from favourites',
  },
  {
    id: 'BOOKMARKS',
    name: 'bookmarks',
    flag: 'bookmarked',
    verb: 'bookmark',
    removed: 'Bookmark removed',
  },
] as const
type Kind = (typeof KINDS)[number]

/**
 * Renders the row that post 5 leaves in a column of favourites or bookmarks. @param isKept the last state that the
 * server sent
 */
async function showTombstone({ id, name, flag, verb }: Kind, isKept: boolean) {
  const opened = testSession({ columns: [column('a', id)] })
  const { session, server } = opened
  server.on(`GET /api/v1/${name}`, () => createPageResponse([status({ id: '5', [flag]: isKept })]))
  server.on(`POST /api/v1/statuses/5/${verb}`, () =>
    Response.json(status({ id: '5', [flag]: true })),
  )
  session.store.set(openColumnAtom, session, 'a')
  await renderWithSession(
    session,
    <TombstoneRow id={statusId('5')} uuid="a" position={1} setSize={1} />,
  )
  return opened
}

test.each(KINDS)('$id: offers to undo a removal in place', async (kind) => {
  const { server } = await showTombstone(kind, false)
  const row = browser.getByRole('article', { name: kind.removed })
  await expect.element(row).toBeVisible()

  await row.getByRole('button', { name: 'Undo' }).click()

  await expect.poll(() => server.calls()).toContain(`POST /api/v1/statuses/5/${kind.verb}`)
})

test.each(KINDS)('$id: shows that the post was deleted, without an undo button', async (kind) => {
  await showTombstone(kind, true)

  await expect.element(browser.getByRole('article', { name: 'Deleted post' })).toBeVisible()
  expect(browser.getByRole('button', { name: 'Undo' }).elements()).toEqual([])
})
