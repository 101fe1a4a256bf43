import { expect, test } from 'vitest'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { testSession } from '../testing/test-session.ts'
import { type Later, LaterContext } from '../ui/later/later-context.ts'
import { AfterPosts, PostsPlace } from './column-registry.tsx'

/** A column that gives way to posts, in a page whose first posts are painted when the test says so. */
async function showColumn(hasPosts: boolean) {
  const waiting: (() => void)[] = []
  const later: Later = (work) => {
    waiting.push(work)
    return () => undefined
  }
  const screen = await renderWithSession(
    testSession().session,
    <LaterContext value={later}>
      <AfterPosts waiting="An outline">Notifications</AfterPosts>
      {hasPosts && <PostsPlace>Posts</PostsPlace>}
    </LaterContext>,
  )
  return { screen, paintPosts: () => waiting.forEach((work) => work()) }
}

test('a column gives way to the first posts of a deck that shows some', async () => {
  const { screen, paintPosts } = await showColumn(true)
  await expect.element(screen.getByText('Posts')).toBeVisible()
  await expect.element(screen.getByText('An outline')).toBeVisible()

  paintPosts()

  await expect.element(screen.getByText('Notifications')).toBeVisible()
})

test('where no posts are shown it waits for none', async () => {
  const { screen } = await showColumn(false)

  await expect.element(screen.getByText('Notifications')).toBeVisible()
})
