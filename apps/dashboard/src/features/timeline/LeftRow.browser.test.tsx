import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { openColumnAtom } from '../../state/timelines/open-column.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { LeftRow } from './TimelineList.tsx'

const KINDS = [
  { id: 'FAVOURITES', name: 'favourites', flag: 'favourited', verb: 'favourite' },
  { id: 'BOOKMARKS', name: 'bookmarks', flag: 'bookmarked', verb: 'bookmark' },
] as const
type Kind = (typeof KINDS)[number]

/** The row of 5 that left a column of what is kept. @param isKept how the server last told it */
async function leftRow({ id, name, flag, verb }: Kind, isKept: boolean) {
  const opened = testSession({ columns: [column('a', id)] })
  const { session, server } = opened
  server.on(`GET /api/v1/${name}`, () => page([status({ id: '5', [flag]: isKept })]))
  server.on(`POST /api/v1/statuses/5/${verb}`, () =>
    Response.json(status({ id: '5', [flag]: true })),
  )
  session.store.set(openColumnAtom, session, 'a')
  await renderWithSession(session, <LeftRow id={statusId('5')} uuid="a" position={1} setSize={1} />)
  return opened
}

test.each(KINDS)('$id: what was let go can be taken back in its place', async (kind) => {
  const { server } = await leftRow(kind, false)
  const row = browser.getByRole('article', { name: `No longer a ${kind.verb}` })
  await expect.element(row).toBeVisible()

  await row.getByRole('button', { name: 'Undo' }).click()

  await expect.poll(() => server.calls()).toContain(`POST /api/v1/statuses/5/${kind.verb}`)
})

test.each(KINDS)('$id: what was deleted says so, and offers nothing', async (kind) => {
  await leftRow(kind, true)

  await expect.element(browser.getByRole('article', { name: 'Deleted post' })).toBeVisible()
  expect(browser.getByRole('button', { name: 'Undo' }).elements()).toEqual([])
})
