import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { column, composer } from '../page-objects.ts'

interface Published {
  readonly id: string
  readonly in_reply_to_id: string | null
  readonly media_attachments: readonly {
    readonly description: string | null
    readonly meta: { readonly focus?: { readonly x: number; readonly y: number } }
  }[]
}

/** Collects the posts that are published from now on. */
function collectPosts(page: Page): readonly Published[] {
  const posts: Published[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname !== '/api/v1/statuses' || response.request().method() !== 'POST') return
    void response.json().then((post: Published) => posts.push(post))
  })
  return posts
}

/** Draws one line on the canvas with the pointer. */
async function drawLine(page: Page, dialog: Locator): Promise<void> {
  const canvas = dialog.getByRole('img', { name: 'Your drawing' })
  // Waits until the dialog has stopped moving.
  await canvas.hover()
  const { x, y, width, height } = (await canvas.boundingBox())!
  await page.mouse.move(x + width * 0.2, y + height * 0.7)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.5, y + height * 0.2, { steps: 8 })
  await page.mouse.move(x + width * 0.8, y + height * 0.7, { steps: 8 })
  await page.mouse.up()
}

const getParts = (page: Page) => {
  const { form } = composer(page)
  const drawing = page.getByRole('dialog', { name: 'Draw' })
  const cropping = page.getByRole('dialog', { name: 'Edit focal point' })
  const card = form.getByRole('group', { name: 'doodle.png' })
  return {
    options: form.getByRole('button', { name: 'Advanced options' }),
    threaded: page.getByRole('button', { name: 'Threaded mode' }),
    drawButton: form.getByRole('button', { name: 'Draw' }),
    drawing,
    done: drawing.getByRole('button', { name: 'Done', exact: true }),
    card,
    crop: card.getByRole('button', { name: 'Edit focal point' }),
    cropping,
    circle: cropping.getByRole('button', { name: 'Focal point' }),
    description: card.getByRole('textbox', { name: 'Description' }),
  }
}

function expectThread(posts: readonly Published[], description: string): void {
  const [first, second, third] = posts
  expect([first!.in_reply_to_id, second!.in_reply_to_id, third!.in_reply_to_id]).toEqual([
    null,
    first!.id,
    second!.id,
  ])
  expect(first!.media_attachments.map((media) => media.description)).toEqual([description])
}

test(
  'draws, crops, describes and publishes a doodle in a thread of three posts with the mouse',
  { tag: ['@DOO-01', '@FOC-01', '@UPL-10', '@CMP-40'] },
  async ({ signedIn: page }) => {
    const { text, publish } = composer(page)
    const {
      options,
      threaded,
      drawButton,
      drawing,
      done,
      card,
      crop,
      cropping,
      circle,
      description,
    } = getParts(page)
    const posts = collectPosts(page)

    await options.click()
    await threaded.click()
    await page.keyboard.press('Escape')
    await drawButton.click()
    await drawLine(page, drawing)
    await done.click()
    await expect(card).toBeVisible()
    await crop.click()
    await circle.hover()
    const picture = (await circle.locator('..').boundingBox())!
    await page.mouse.down()
    await page.mouse.move(picture.x + picture.width * 0.5, picture.y + picture.height * 0.25)
    await page.mouse.up()
    await page.keyboard.press('Escape')
    await expect(cropping).toBeHidden()
    await description.fill('A tent, or a mountain')
    for (const [index, words] of ['One', 'Two', 'Three'].entries()) {
      await text.fill(words)
      await publish.click()
      await expect.poll(() => posts.length).toBe(index + 1)
      await expect(text).toHaveValue('')
    }

    expectThread(posts, 'A tent, or a mountain')
    expect(posts[0]!.media_attachments[0]!.meta.focus).toEqual({ x: 0, y: 0.5 })
    await expect(column(page, 'Home').post('One').locator('img').last()).toBeVisible()
  },
)

test(
  'crops, describes and publishes a doodle in a thread of three posts with the keyboard',
  { tag: ['@DOO-01', '@FOC-06', '@UPL-10', '@CMP-40', '@BY-54'] },
  async ({ signedIn: page }) => {
    // About a hundred sequential key presses.
    test.slow()
    const { text } = composer(page)
    const {
      options,
      threaded,
      drawButton,
      drawing,
      done,
      card,
      crop,
      cropping,
      circle,
      description,
    } = getParts(page)
    const posts = collectPosts(page)
    const tabTo = async (target: Locator) => {
      await expect(target).toBeVisible()
      const isBefore = await target.evaluate(
        (element) =>
          (element.compareDocumentPosition(document.activeElement ?? document.body) &
            Node.DOCUMENT_POSITION_FOLLOWING) !==
          0,
      )
      for (let stop = 0; stop < 200; stop += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press(isBefore ? 'Shift+Tab' : 'Tab')
      }
      await expect(target).toBeFocused()
    }
    const press = async (target: Locator) => {
      await tabTo(target)
      await page.keyboard.press('Enter')
    }

    await press(options)
    await press(threaded)
    await page.keyboard.press('Escape')
    await press(drawButton)
    await drawLine(page, drawing)
    await press(done)
    await expect(card).toBeVisible()
    await press(crop)
    await expect(circle).toBeFocused()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Escape')
    await expect(cropping).toBeHidden()
    await tabTo(description)
    await page.keyboard.type('A roof, by keys')
    await tabTo(text)
    for (const [index, words] of ['One', 'Two', 'Three'].entries()) {
      await page.keyboard.type(words)
      await page.keyboard.press('Control+Enter')
      await expect.poll(() => posts.length).toBe(index + 1)
      await expect(text).toHaveValue('')
      await expect(text).toBeFocused()
    }

    expectThread(posts, 'A roof, by keys')
    expect(posts[0]!.media_attachments[0]!.meta.focus!.y).toBeGreaterThan(0)
  },
)
