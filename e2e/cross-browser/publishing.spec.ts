import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPictureFile } from '@colonnade/demo-server/testing/files'
import { seedsDir } from '../instance.ts'
import { expect, test } from './fixtures.ts'
import { page } from './locator.ts'
import { column, composer, dialog } from './page-objects.ts'

interface Published {
  readonly content: string
  readonly visibility: string
  readonly spoiler_text: string
  readonly media_attachments: readonly { readonly description: string | null }[]
}

test(
  'publishes a post with a visibility, content warning, image, emoji and doodle',
  { tag: '@OVR-04' },
  async ({ mira, instance: { url }, serverRequests, engineName }) => {
    const file = join(seedsDir, `${engineName}-sea.png`)
    await writeFile(file, await (await createPictureFile()).bytes())
    const { form, text, button, warning } = composer
    await mira.fill(text, 'Low water at noon ')

    await mira.click(button(/^Visibility: /))
    await mira.click(page.getByRole('option', /^Unlisted/))
    await mira.click(button('Content warning'))
    await mira.fill(warning, 'Tides')

    await mira.click(button('Insert emoji'))
    await mira.fill(page.getByRole('searchbox', 'Search emoji'), 'sailboat')
    await mira.click(dialog('Emoji').getByRole('gridcell').first().getByRole('button'))
    await mira.waitForHidden(dialog('Emoji'))
    expect((await mira.waitForVisible(text)).value).toContain('⛵')

    await mira.attach('form input[type=file]', file)
    const picture = form.getByRole('group', /-sea\.png$/)
    await mira.fill(picture.getByRole('textbox', 'Description'), 'The sea')

    await mira.click(button('Draw'))
    const canvas = dialog('Draw').getByRole('img', 'Your drawing')
    await mira.drag(canvas, ({ x, y }) => ({ x: x + 60, y: y + 40 }))
    await mira.click(dialog('Draw').getByRole('button', 'Done'))
    const doodle = form.getByRole('group', 'doodle.png')
    await mira.fill(doodle.getByRole('textbox', 'Description'), 'A line')

    await mira.click(button('Publish'))
    await expect.poll(async () => (await mira.query(text))[0]?.value).toBe('')
    expect(serverRequests.list).toContain('POST /api/v1/statuses')
    await mira.waitForVisible(column('Home').post('Tides'))
    const { id } = await fetchJson<{ readonly id: string }>(
      `${url}/api/v1/accounts/lookup?acct=mira`,
    )
    const [published] = await fetchJson<readonly Published[]>(
      `${url}/api/v1/accounts/${id}/statuses?limit=1`,
    )
    expect(published).toMatchObject({
      visibility: 'unlisted',
      spoiler_text: 'Tides',
      content: expect.stringMatching(/Low water at noon ⛵/),
      media_attachments: [{ description: 'The sea' }, { description: 'A line' }],
    })
  },
)

async function fetchJson<T>(address: string): Promise<T> {
  return (await (await fetch(address)).json()) as T
}
