import { expect, test } from '../fixtures.ts'
import { authorizePage, column, composer, deck, post, signInScreen } from '../page-objects.ts'

/** The page requests each endpoint that the server lacks once, and browsers log every refusal. */
test.use({ allowedErrors: /status of 4\d\d|WebSocket connection to/ })

const SERVERS = [
  ['gotosocial', '4975', 0],
  ['hollo', '9975', 0],
  ['snac', '99975', 0],
  ['mastodon-2019', '475', 1],
] as const

for (const [server, left, domainBlocks] of SERVERS) {
  test(
    `reads, publishes and favourites on ${server} and shows the post after a reload`,
    { tag: '@BY-01' },
    async ({ page, instance, staticOrigin }) => {
      instance.controls.emulate(server)
      await page.goto(staticOrigin.url)
      await signInScreen(page).server.fill(instance.url)
      await signInScreen(page).signIn.click()
      await authorizePage(page).authorize.click()
      await expect(deck(page)).toBeVisible()
      const home = column(page, 'Home')
      await expect(home.posts.first()).toBeVisible()
      await expect(column(page, 'Notifications').posts.first()).toBeVisible()

      await composer(page).text.fill('Written on another server')
      await expect(composer(page).charactersLeft).toContainText(left)
      await composer(page).publish.click()

      const own = home.posts.first()
      await expect(own).toContainText('Written on another server')
      await post(own).action('Favourite').click()
      await expect(post(own).action('Favourite')).toHaveAttribute('aria-pressed', 'true')
      const farAway = home.posts.filter({ hasText: /@\w+@\w/ }).first()
      await post(farAway).action('More').click()
      await expect(page.getByRole('menuitem', { name: /^Block @/ })).toBeVisible()
      await expect(page.getByRole('menuitem', { name: /^Block domain/ })).toHaveCount(domainBlocks)
      await page.keyboard.press('Escape')
      await page.reload()
      await expect(home.posts.first()).toContainText('Written on another server')
      await expect(page.getByRole('alert')).toBeHidden()
    },
  )
}
