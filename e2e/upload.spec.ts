import type { Page } from '@playwright/test'
import { pictureFile, soundFile } from '@colonnade/demo-server/testing/files'
import { expect, test } from './fixtures.ts'
import { composer } from './pages.ts'

const SECOND_MS = 1_000

const chosen = async (file: File, name = file.name) => ({
  name,
  mimeType: file.type,
  buffer: Buffer.from(await file.arrayBuffer()),
})

const attachments = (page: Page) => {
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

test.describe('where the way to the server is bad', () => {
  test.use({ forgiven: /ERR_CONNECTION_RESET|413|500/ })

  test(
    'a file cut off at sixty percent stays with its words, and is sent again as one; what the server refused is still there after a reload',
    { tag: ['@UPL-04', '@BY-03', '@BY-32'] },
    async ({ instance, signedIn }) => {
      await test.step('a file cut off at sixty percent stays with its words, and is sent again as one', async () => {
        const { card, choose, progress, retry, description } = attachments(signedIn)
        const { text, publish } = composer(signedIn)
        // More than once: a browser tries by itself again where the connection was an old one.
        instance.controls.cut({ path: '/api/v2/media', method: 'POST', percent: 60, count: 9 })
        await text.fill('From the pier')
        await choose.setInputFiles(await chosen(soundFile(20), 'tide.wav'))
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

      await test.step('what the server refused is still there after a reload, with its words', async () => {
        const { card, choose, description, act } = attachments(signedIn)
        const refuse = (status: number) =>
          instance.controls.fail({ path: '/api/v2/media', method: 'POST', status, error: 'no' })
        refuse(413)
        await choose.setInputFiles(await chosen(await pictureFile()))
        await expect(card('sea.png')).toContainText('this server takes 16 MB at most')
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
        // As long as a draft takes to be kept.
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
  'a paste of text with its picture writes the text; a paste of one picture uploads it, one of two does nothing',
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

    await test.step('text with its picture', async () => {
      await text.click()
      await copy(['text/plain', 'text/html', 'image/png'])
      await signedIn.keyboard.press('ControlOrMeta+v')

      await expect(text).toHaveValue('Menu\tPrice')
      expect(uploads).toEqual([])
    })

    await test.step('two pictures', async () => {
      const isTaken = await text.evaluate((field) => {
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
      expect([isTaken, uploads]).toEqual([false, []])
    })

    await test.step('one picture', async () => {
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
  'files dragged from the system are dropped anywhere on the page; files are put into order, described and published so',
  { tag: ['@CMP-52', '@UPL-11', '@UPL-14', '@UPL-15'] },
  async ({ page, signedIn }, testInfo) => {
    await test.step('files dragged from the system are dropped anywhere on the page', async () => {
      const { form } = composer(signedIn)
      const { act } = attachments(signedIn)
      const { writeFile, mkdir } = await import('node:fs/promises')
      const { buffer } = await chosen(await pictureFile())
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
      const sign = signedIn.getByText('Drop the files to attach them')
      // What takes files comes once the page has nothing better to do.
      await expect(async () => {
        await drag('dragEnter', sea!, sky!)
        await drag('dragOver', sea!, sky!)
        await expect(sign).toBeVisible({ timeout: SECOND_MS })
      }).toPass()
      await signedIn.keyboard.press('Escape')
      await expect(sign).toBeHidden()

      await drag('dragEnter', sea!, sky!)
      await drag('dragOver', sea!, sky!)
      await expect(sign).toBeVisible()
      await drag('drop', sea!, sky!)

      await expect(sign).toBeHidden()
      for (const name of ['sea.png', 'sky.png']) {
        await expect(act(name, 'Edit focal point')).toBeVisible()
      }
      await drag('dragEnter', ...others)
      await drag('dragOver', ...others)
      await drag('drop', ...others)
      await expect(form.getByText('“c.png” was not added')).toBeVisible()
      await expect(form.getByRole('button', { name: 'Remove' })).toHaveCount(4)

      for (let left = 4; left > 0; left -= 1) {
        await form.getByRole('button', { name: 'Remove' }).first().click()
        await expect(form.getByRole('button', { name: 'Remove' })).toHaveCount(left - 1)
      }
    })

    await test.step('files are put into order, described and published so', async () => {
      const { form, publish } = composer(signedIn)
      const { card, choose, description, act } = attachments(signedIn)
      const pictures = await Promise.all(
        ['a.png', 'b.png', 'c.png'].map(async (name) => chosen(await pictureFile(), name)),
      )
      const minutes = {
        name: 'minutes.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF'),
      }
      await choose.setInputFiles([minutes, ...pictures])
      await expect(form.getByText('“minutes.pdf” was not added')).toBeVisible()
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
      await expect.poll(() => signedIn.evaluate(hearsClicks)).toBe(true)
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

/** For a moment after a drop the drag's end still swallows clicks, since one may belong to it. */
function hearsClicks(): boolean {
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  document.body.addEventListener('click', hear)
  document.body.click()
  document.body.removeEventListener('click', hear)
  return isHeard
}
