import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureFile } from '@colonnade/demo-server/testing/files'
import { worlds } from '../instance.ts'
import { expect, test } from './fixtures.ts'
import { column, composer, dialog } from './parts.ts'
import { page } from './place.ts'

interface Published {
  readonly content: string
  readonly visibility: string
  readonly spoiler_text: string
  readonly media_attachments: readonly { readonly description: string | null }[]
}

test(
  'one post goes out with a visibility, a content warning, a picture, an emoji and a doodle',
  { tag: '@OVR-04' },
  async ({ mira, instance: { url }, calls, engineName }) => {
    const file = join(worlds, `${engineName}-sea.png`)
    await writeFile(file, await (await pictureFile()).bytes())
    const { form, text, button, warning } = composer
    await mira.fill(text, 'Low water at noon ')

    await mira.click(button(/^Visibility: /))
    await mira.click(page.role('option', /^Unlisted/))
    await mira.click(button('Content warning'))
    await mira.fill(warning, 'Tides')

    await mira.click(button('Insert emoji'))
    await mira.fill(page.role('searchbox', 'Search emoji'), 'sailboat')
    await mira.click(dialog('Emoji').role('gridcell').first().role('button'))
    await mira.miss(dialog('Emoji'))
    expect((await mira.see(text)).value).toContain('⛵')

    await mira.attach('form input[type=file]', file)
    const picture = form.role('group', /-sea\.png$/)
    await mira.fill(picture.role('textbox', 'Description'), 'The sea')

    await mira.click(button('Draw'))
    const canvas = dialog('Draw').role('img', 'Your drawing')
    await mira.drag(canvas, ({ x, y }) => ({ x: x + 60, y: y + 40 }))
    await mira.click(dialog('Draw').role('button', 'Done'))
    const doodle = form.role('group', 'doodle.png')
    await mira.fill(doodle.role('textbox', 'Description'), 'A line')

    await mira.click(button('Publish'))
    await expect.poll(async () => (await mira.look(text))[0]?.value).toBe('')
    expect(calls.heard).toContain('POST /api/v1/statuses')
    await mira.see(column('Home').post('Tides'))
    const { id } = await read<{ readonly id: string }>(`${url}/api/v1/accounts/lookup?acct=mira`)
    const [published] = await read<readonly Published[]>(
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

async function read<T>(address: string): Promise<T> {
  return (await (await fetch(address)).json()) as T
}
