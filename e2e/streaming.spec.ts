import { expect, test } from './fixtures.ts'
import { addColumn, column, settingsDialog } from './page-objects.ts'

const POST_TEXT = 'The log of the night watch'

test(
  'streams posts, edits, deletions and notifications to every column that they belong to',
  { tag: ['@TL-07', '@TL-17'] },
  async ({ signedIn, instance }) => {
    await addColumn(signedIn).open.click()
    await addColumn(signedIn).kind('Local').click()
    await addColumn(signedIn).open.click()
    await addColumn(signedIn).kind('Hashtag').click()
    await addColumn(signedIn).hashtag.fill('lighthouses')
    await addColumn(signedIn).add.click()
    const columns = ['Home', 'Local', '#lighthouses'].map((title) => column(signedIn, title))
    for (const { region, posts } of columns) {
      await expect(posts.first()).toBeVisible()
      await expect(region.getByTitle('Live')).toBeAttached()
    }

    const [id = ''] = await instance.controls.post({
      acct: 'kwame',
      text: 'Fog at the pier, #lighthouses',
    })
    for (const { post } of columns) await expect(post('Fog at the pier')).toHaveCount(1)
    await instance.controls.edit(id, 'Sun at the pier, #lighthouses')
    for (const { post } of columns) {
      await expect(post('Sun at the pier')).toHaveCount(1)
      await expect(post('Fog at the pier')).toHaveCount(0)
    }
    await instance.controls.remove(id)
    for (const { post } of columns) await expect(post('Sun at the pier')).toHaveCount(0)

    await instance.controls.post({ acct: 'kwame', text: '@mira look up' })
    await expect(column(signedIn, 'Notifications').post('look up')).toHaveCount(1)
  },
)

test.describe('with a lost WebSocket', () => {
  test.use({ allowedErrors: /WebSocket connection to .* failed/ })

  test(
    'shows remaining requests, streams and loaded posts in the optional status line',
    { tag: '@BY-33' },
    async ({ signedIn, instance }) => {
      const line = signedIn.getByRole('contentinfo', { name: 'Status' })
      await expect(column(signedIn, 'Home').posts.first()).toBeVisible()
      await expect(line).toBeHidden()

      const settings = settingsDialog(signedIn)
      await settings.open.click()
      await settings.toggle('Status line').click()
      await signedIn.keyboard.press('Escape')

      await expect(line.getByText(/^\d+ of \d+ API requests left/)).toBeVisible()
      await expect(line.getByText(/^[1-9]\d* streams? on 1 socket$/)).toBeVisible()
      const readPostCount = () =>
        line
          .getByText(/posts cached/)
          .textContent()
          .then((text) => Number.parseInt(text ?? ''))
      await expect.poll(readPostCount).toBeGreaterThanOrEqual(20)
      const before = await readPostCount()
      await instance.controls.post({ acct: 'kwame', text: POST_TEXT, count: 3 })
      await expect.poll(readPostCount).toBe(before + 3)
      const [above, below] = [
        await column(signedIn, 'Home').region.boundingBox(),
        await line.boundingBox(),
      ]
      expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)

      await signedIn.setViewportSize({ width: 600, height: 900 })
      const button = signedIn
        .getByRole('main')
        .getByRole('button', { name: 'Compose', exact: true })
      const floating = await button.boundingBox()
      expect(floating!.y + floating!.height).toBeLessThan((await line.boundingBox())!.y)

      instance.controls.refuseSockets(404)
      instance.controls.dropSockets()
      await expect(line.getByText(/^\d+ streams on 0 sockets$/)).toBeVisible()
    },
  )
})
