import { expect, test } from 'vitest'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { testSession } from '../testing/test-session.ts'
import { type Defer, DeferContext } from '../ui/deferred/defer-context.ts'
import { DeferUntilPosts, PostsMarker } from './column-registry.tsx'

/** Renders a column that waits for posts. The test decides when the first posts are painted. */
async function showColumn(hasPosts: boolean) {
  const waiting: (() => void)[] = []
  const later: Defer = (work) => {
    waiting.push(work)
    return () => undefined
  }
  const screen = await renderWithSession(
    testSession().session,
    <DeferContext value={later}>
      <DeferUntilPosts placeholder="An outline">Notifications</DeferUntilPosts>
      {hasPosts && <PostsMarker>Posts</PostsMarker>}
    </DeferContext>,
  )
  return { screen, paintPosts: () => waiting.forEach((work) => work()) }
}

test('defers a column until the first posts of the deck are painted', async () => {
  const { screen, paintPosts } = await showColumn(true)
  await expect.element(screen.getByText('Posts')).toBeVisible()
  await expect.element(screen.getByText('An outline')).toBeVisible()

  paintPosts()

  await expect.element(screen.getByText('Notifications')).toBeVisible()
})

test('renders a column at once in a deck without posts', async () => {
  const { screen } = await showColumn(false)

  await expect.element(screen.getByText('Notifications')).toBeVisible()
})
