import type { Page } from '@playwright/test'
import { createPictureFile, createSoundFile } from '@colonnade/demo-server/testing/files'
import { expect, test } from './fixtures.ts'
import { composer } from './page-objects.ts'

const SECOND_MS = 1_000

const toUpload = async (file: File, name = file.name) => ({
  name,
  mimeType: file.type,
  buffer: Buffer.from(await file.arrayBuffer()),
})

const getAttachments = (page: Page) => {
  const { form } = composer(page)
  const card = (name: string) => form.getByRole('group', { name })
  return {
    card,
    choose: form.locator('input[type=file]'),
    progress: (name: string) => card(name).getByRole('progressbar'),
    retry: (name: string) => card(name).getByRole('button', { name: 'Try again' }),
    description: (name: string) => card(name).getByRole('textbox', { name: 'Description' }),
    act: (name: string, label: string) => card(name).getByRole('button', { name: label }),
  }
}

test.describe('on a failing connection', () => {
  test.use({ allowedErrors: /ERR_CONNECTION_RESET|413|500/ })

  test(
    'keeps failed uploads with their descriptions, also after a reload, and sends them again once',
    { tag: ['@UPL-04', '@BY-03', '@BY-32'] },
    async ({ instance, signedIn }) => {
      await test.step('keeps a file whose upload stopped at 60 %, with its description, and sends it again once', async () => {
        const { card, choose, progress, retry, description } = getAttachments(signedIn)
        const { text, publish } = composer(signedIn)
        // Fails several times, because a browser retries when the connection was a reused one.
        instance.controls.cut({ path: '/api/v2/media', method: 'POST', percent: 60, count: 9 })
        await text.fill('From the pier')
        await choose.setInputFiles(await toUpload(createSoundFile(20), 'tide.wav'))
        await expect(card('tide.wav')).toContainText('connection lost')
        await description('tide.wav').fill('The tide, twenty seconds')
        await expect(text).toHaveValue('From the pier')
        instance.controls.clearFaults()

        await retry('tide.wav').click()

        await expect(card('tide.wav').getByRole('button', { name: 'Play' })).toBeVisible({
          timeout: 20 * SECOND_MS,
        })
        await expect(progress('tide.wav')).toHaveCount(0)
        await expect(description('tide.wav')).toHaveValue('The tide, twenty seconds')
        const answer = signedIn.waitForResponse(
          (response) => response.url().endsWith('/api/v1/statuses') && response.ok(),
        )
        await publish.click()
        expect(await (await answer).json()).toMatchObject({
          content: expect.stringContaining('From the pier'),
          media_attachments: [{ type: 'audio', description: 'The tide, twenty seconds' }],
        })
      })

      await test.step('keeps a refused file with its description after a reload', async () => {
        const { card, choose, description, act } = getAttachments(signedIn)
        const refuse = (status: number) =>
          instance.controls.fail({ path: '/api/v2/media', method: 'POST', status, error: 'no' })
        refuse(413)
        await choose.setInputFiles(await toUpload(await createPictureFile()))
        await expect(card('sea.png')).toContainText('this server allows up to 16 MB')
        await description('sea.png').fill('Half a des')
        refuse(500)
        await act('sea.png', 'Try again').click()
        await expect(card('sea.png')).toContainText('server error')
        await composer(signedIn).text.fill('Without it?')
        await composer(signedIn).publish.click()
        const question = signedIn.getByRole('alertdialog', {
          name: 'Publish without the failed upload?',
        })
        await question.getByRole('button', { name: 'Cancel' }).click()
        // Waits until the draft is saved.
        await expect(signedIn.getByText('Saved in this browser')).toBeVisible()

        await signedIn.reload()

        await expect(card('sea.png')).toContainText('server error')
        await expect(description('sea.png')).toHaveValue('Half a des')
        await act('sea.png', 'Try again').click()
        await expect(act('sea.png', 'Edit focal point')).toBeVisible()
        await expect(description('sea.png')).toHaveValue('Half a des')
      })
    },
  )
})

test(
  'pastes text as text and one image as an upload, and ignores two images',
  { tag: '@CMP-51' },
  async ({ page, signedIn, instance }) => {
    const { text, form } = composer(signedIn)
    const uploads: string[] = []
    signedIn.on('request', (request) => {
      if (request.url().includes('/api/v2/media')) uploads.push(request.method())
    })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: instance.url,
    })
    const copy = (types: readonly string[]) =>
      signedIn.evaluate(async (kinds) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 40 })
        const png = await new Promise<Blob>((resolve) =>
          canvas.toBlob((blob) => resolve(blob ?? new Blob())),
        )
        const blobs: Readonly<Record<string, Blob>> = {
          'text/plain': new Blob(['Menu\tPrice'], { type: 'text/plain' }),
          'text/html': new Blob(['<b>Menu</b> Price'], { type: 'text/html' }),
          'image/png': png,
        }
        const item = Object.fromEntries(kinds.map((kind) => [kind, blobs[kind] ?? png]))
        await navigator.clipboard.write([new ClipboardItem(item)])
      }, types)

    await test.step('pastes the text of text with an image', async () => {
      await text.click()
      await copy(['text/plain', 'text/html', 'image/png'])
      await signedIn.keyboard.press('ControlOrMeta+v')

      await expect(text).toHaveValue('Menu\tPrice')
      expect(uploads).toEqual([])
    })

    await test.step('ignores two images', async () => {
      const isHandled = await text.evaluate((field) => {
        const clipboardData = new DataTransfer()
        for (const name of ['a.png', 'b.png'])
          clipboardData.items.add(new File(['1'], name, { type: 'image/png' }))
        const paste = new ClipboardEvent('paste', {
          bubbles: true,
          cancelable: true,
          clipboardData,
        })
        return !field.dispatchEvent(paste)
      })
      expect([isHandled, uploads]).toEqual([false, []])
    })

    await test.step('uploads one image', async () => {
      await copy(['image/png'])
      await text.click()
      await signedIn.keyboard.press('ControlOrMeta+v')

      await expect(form.getByRole('button', { name: 'Edit focal point' })).toBeVisible()
      expect(uploads).toEqual(['POST'])
      await expect(text).toHaveValue('Menu\tPrice')
    })
  },
)

test(
  'attaches dropped files and publishes files in the chosen order with their descriptions',
  { tag: ['@CMP-52', '@UPL-11', '@UPL-14', '@UPL-15'] },
  async ({ page, signedIn }, testInfo) => {
    await test.step('attaches files from the system that are dropped anywhere on the page', async () => {
      const { form } = composer(signedIn)
      const { act } = getAttachments(signedIn)
      const { writeFile, mkdir } = await import('node:fs/promises')
      const { buffer } = await toUpload(await createPictureFile())
      await mkdir(testInfo.outputDir, { recursive: true })
      const paths = ['sea.png', 'sky.png', 'a.png', 'b.png', 'c.png'].map((name) =>
        testInfo.outputPath(name),
      )
      for (const path of paths) await writeFile(path, buffer)
      const [sea, sky, ...others] = paths
      const devtools = await page.context().newCDPSession(page)
      type DragType = 'dragEnter' | 'dragOver' | 'drop'
      const drag = (type: DragType, ...files: readonly string[]) =>
        devtools.send('Input.dispatchDragEvent', {
          type,
          x: 1200,
          y: 600,
          data: { items: [], files: [...files], dragOperationsMask: 1 },
        })
      const dropHint = signedIn.getByText('Drop the files to attach them')
      // The drop handler loads when the page is idle.
      await expect(async () => {
        await drag('dragEnter', sea!, sky!)
        await drag('dragOver', sea!, sky!)
        await expect(dropHint).toBeVisible({ timeout: SECOND_MS })
      }).toPass()
      await signedIn.keyboard.press('Escape')
      await expect(dropHint).toBeHidden()

      await drag('dragEnter', sea!, sky!)
      await drag('dragOver', sea!, sky!)
      await expect(dropHint).toBeVisible()
      await drag('drop', sea!, sky!)

      await expect(dropHint).toBeHidden()
      for (const name of ['sea.png', 'sky.png']) {
        await expect(act(name, 'Edit focal point')).toBeVisible()
      }
      await drag('dragEnter', ...others)
      await drag('dragOver', ...others)
      await drag('drop', ...others)
      await expect(form.getByText("Couldn't add “c.png”")).toBeVisible()
      await expect(form.getByRole('button', { name: 'Remove' })).toHaveCount(4)

      for (let left = 4; left > 0; left -= 1) {
        await form.getByRole('button', { name: 'Remove' }).first().click()
        await expect(form.getByRole('button', { name: 'Remove' })).toHaveCount(left - 1)
      }
    })

    await test.step('publishes files in the chosen order with their descriptions', async () => {
      const { form, publish } = composer(signedIn)
      const { card, choose, description, act } = getAttachments(signedIn)
      const pictures = await Promise.all(
        ['a.png', 'b.png', 'c.png'].map(async (name) => toUpload(await createPictureFile(), name)),
      )
      const minutes = {
        name: 'minutes.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF'),
      }
      await choose.setInputFiles([minutes, ...pictures])
      await expect(form.getByText("Couldn't add “minutes.pdf”")).toBeVisible()
      await expect(act('c.png', 'Edit focal point')).toBeVisible()

      for (const name of ['a.png', 'b.png', 'c.png'])
        await description(name).fill(`Picture ${name}`)
      await act('c.png', 'Move earlier').click()
      const preview = (name: string) => card(name).locator('img')
      await expect(
        card('a.png').getByRole('button', { name: 'Move', exact: true }),
      ).toHaveAttribute('aria-describedby')
      await preview('a.png').dragTo(preview('b.png'), { steps: 8 })
      await expect(form.getByRole('group').last()).toHaveAccessibleName('a.png')
      await expect.poll(() => signedIn.evaluate(receivesClicks)).toBe(true)
      const answer = signedIn.waitForResponse(
        (response) => response.url().endsWith('/api/v1/statuses') && response.ok(),
      )
      await publish.click()

      const { media_attachments: media } = (await (await answer).json()) as {
        media_attachments: readonly { description: string }[]
      }
      expect(media.map(({ description: words }) => words)).toEqual([
        'Picture c.png',
        'Picture b.png',
        'Picture a.png',
      ])
    })
  },
)

/**
 * Runs in the page. Is false for a moment after a drop, while the drag library swallows clicks that may belong to the
 * drag.
 */
function receivesClicks(): boolean {
  let isReceived = false
  const handleClick = () => {
    isReceived = true
  }
  document.body.addEventListener('click', handleClick)
  document.body.click()
  document.body.removeEventListener('click', handleClick)
  return isReceived
}
