import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { column, composer } from './page-objects.ts'

const getDoodleDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Draw' })
  const canvas = dialog.getByRole('img', { name: 'Your drawing' })
  const getColour = (x: number, y: number) =>
    canvas.evaluate(
      (element: HTMLCanvasElement, at) =>
        element.getContext('2d')?.getImageData(at.x, at.y, 1, 1).data.join(),
      { x, y },
    )
  return {
    dialog,
    canvas,
    colourAt: getColour,
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
    open: async () => {
      await composer(page).form.getByRole('button', { name: 'Draw' }).click()
      // Waits until the dialog has stopped moving.
      await canvas.hover()
    },
    /** Draws a line between two points, as fractions of the canvas. */
    stroke: async (from: readonly [number, number], to: readonly [number, number]) => {
      const box = (await canvas.boundingBox())!
      const toPoint = ([x, y]: readonly [number, number]) =>
        [box.x + x * box.width, box.y + y * box.height] as const
      await page.mouse.move(...toPoint(from))
      await page.mouse.down()
      await page.mouse.move(...toPoint(to), { steps: 8 })
      await page.mouse.up()
    },
  }
}

test(
  'keeps a drawing on Escape, Back and Cancel, undoes strokes, and attaches it at the size of the canvas',
  { tag: ['@DOO-01', '@DOO-02', '@DOO-06', '@DOO-11', '@DOO-15', '@DOO-18', '@OVR-04'] },
  async ({ page, signedIn }) => {
    await test.step('keeps a drawing on Escape, Back and Cancel, and undoes a stroke', async () => {
      const {
        dialog,
        button,
        colourAt: getColour,
        open,
        stroke: drawLine,
      } = getDoodleDialog(signedIn)
      const question = signedIn.getByRole('alertdialog', {
        name: 'Discard doodle? All changes will be lost!',
      })
      await open()
      await drawLine([0.2, 0.5], [0.8, 0.5])

      await signedIn.keyboard.press('Escape')
      await expect(question).toBeHidden()
      await signedIn.goBack()
      await question.getByRole('button', { name: 'Cancel' }).click()
      expect(await getColour(250, 250)).toBe('0,0,0,255')
      await signedIn.keyboard.press('ControlOrMeta+z')
      await expect.poll(() => getColour(250, 250)).toBe('255,255,255,255')
      await button('Cancel').click()

      await expect(dialog).toBeHidden()
      await expect.poll(() => signedIn.evaluate(() => history.state?.dialogs ?? 0)).toBe(0)
    })

    await test.step('attaches and publishes a drawing at the size of its canvas', async () => {
      const { form, text, publish } = composer(signedIn)
      const {
        dialog,
        button,
        colourAt: getColour,
        open,
        stroke: drawLine,
      } = getDoodleDialog(signedIn)
      await open()
      await dialog.getByRole('button', { name: /^Canvas size/ }).click()
      await dialog.getByRole('option', { name: 'Banner' }).click()
      await button('Magenta').click()
      await dialog.getByRole('spinbutton', { name: 'Weight' }).fill('30')
      await drawLine([0.1, 0.5], [0.9, 0.5])
      await expect.poll(() => getColour(351, 165)).toBe('255,0,255,255')

      await button('Done').click()
      await expect(dialog).toBeHidden()
      await expect(form.getByRole('group', { name: 'doodle.png' })).toBeVisible()
      await text.fill('Drawn by hand')
      const answered = page.waitForResponse(
        (response) => response.url().endsWith('/api/v1/statuses') && response.ok(),
      )
      await publish.click()

      const { media_attachments: media } = (await (await answered).json()) as {
        media_attachments: readonly { url: string; meta: { original: object } }[]
      }
      expect(media[0]?.meta.original).toMatchObject({ width: 702, height: 330 })
      const picture = await page.request.get(media[0]!.url)
      expect(picture.headers()['content-type']).toBe('image/png')
      await expect(
        column(signedIn, 'Home').post('Drawn by hand').locator('img').last(),
      ).toBeVisible()
    })
  },
)
