import { expect, test } from './fixtures.ts'
import { column, composer } from './page-objects.ts'

/** An image of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test(
  'publishes an image with its description, and saves its focal point when the drag ends',
  { tag: ['@FOC-01', '@FOC-02', '@OVR-04', '@UPL-11', '@UPL-14'] },
  async ({ page, signedIn }) => {
    await test.step('uploads and describes an image and shows it in the published post', async () => {
      const form = composer(signedIn)
      const home = column(signedIn, 'Home')
      const uploaded = signedIn.waitForRequest((request) => request.url().endsWith('/api/v2/media'))
      await form.form
        .locator('input[type="file"]')
        .setInputFiles({ name: 'sea.png', mimeType: 'image/png', buffer: PIXEL })
      expect((await uploaded).headers()['content-type']).toContain('multipart/form-data')
      const card = form.form.getByRole('group', { name: 'sea.png' })
      const descriptionSaved = signedIn.waitForRequest((request) => request.method() === 'PUT')

      await card.getByRole('textbox', { name: 'Description' }).fill('The sea at noon')
      await form.text.fill('One pixel of it')
      expect((await descriptionSaved).postDataJSON()).toEqual({ description: 'The sea at noon' })
      await form.publish.click()

      const posted = home.post('One pixel of it')
      await expect(posted.getByRole('button', { name: 'The sea at noon' })).toBeVisible()
      await expect(posted.locator('img[src*="/media/uploads/"]')).toBeVisible()
      await expect(card).toBeHidden()
    })

    await test.step('saves the focal point when the drag ends', async () => {
      const { form } = composer(signedIn)
      const buffer = Buffer.from(
        await (await page.request.get('/media/art/header-sea-dusk-4-small.webp')).body(),
      )
      await form
        .locator('input[type="file"]')
        .setInputFiles({ name: 'dusk.webp', mimeType: 'image/webp', buffer })
      await form.getByRole('button', { name: 'Edit focal point' }).click()
      const reticle = page
        .getByRole('dialog', { name: 'Edit focal point' })
        .getByRole('button', { name: 'Focal point' })
      const saves: unknown[] = []
      page.on('request', (request) => {
        if (request.method() === 'PUT' && request.url().includes('/media/')) {
          saves.push(request.postDataJSON())
        }
      })
      // The sheet slides in, and may look still before its animation starts. A drag would then grab the handle off
      // its centre.
      await reticle.evaluate(({ ownerDocument }) =>
        Promise.all(ownerDocument.getAnimations().map(({ finished }) => finished)),
      )
      await reticle.hover()
      const box = (await reticle.locator('..').boundingBox())!
      await page.mouse.down()
      await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.25, { steps: 5 })
      expect(saves).toEqual([])
      await page.mouse.up()

      await expect.poll(() => saves).toEqual([{ focus: '0.50,0.50' }])
    })
  },
)
