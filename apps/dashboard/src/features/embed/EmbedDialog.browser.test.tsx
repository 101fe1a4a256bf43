import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { EmbedDialog } from './EmbedDialog.tsx'

const URL_OF_5 = 'https://colonnade.example/statuses/5'
const FRAME = `<iframe src="${URL_OF_5}/embed"></iframe>`
const FOREIGN = '<iframe src="https://evil.example/5" srcdoc="<script>1</script>"></iframe>'

async function openDialog(reply: () => Response) {
  const { session, server } = testSession()
  session.store.set(ingestStatusesAtom, session, [
    status({ id: '5', content: '<p>Words of the fifth</p>' }),
  ])
  server.on('GET /api/oembed', reply)
  await renderWithSession(
    session,
    <EmbedDialog statusId={statusId('5')} onClose={() => undefined} />,
  )
  return page.getByRole('dialog', { name: 'Embed this post' })
}

test(
  'shows the server’s embed code, and previews only its URL in a sandboxed frame',
  { tags: ['MOD-14'] },
  async () => {
    const dialog = await openDialog(() => Response.json({ html: FRAME, width: 400, height: null }))

    await expect.element(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(FRAME)
    const frame = dialog.element().querySelector('iframe')
    expect(frame?.getAttribute('sandbox')).toBe('')
    expect(frame?.getAttribute('src')).toBe(`${URL_OF_5}/embed`)
    expect(frame?.hasAttribute('srcdoc')).toBe(false)
  },
)

test.each([
  [
    'an iframe of another site',
    () => Response.json({ html: FOREIGN, width: 1, height: 1 }),
    FOREIGN,
  ],
  [
    'a blockquote as fallback without embed code',
    () => createErrorResponse(404),
    `<blockquote cite="${URL_OF_5}"><a href="${URL_OF_5}">${URL_OF_5}</a></blockquote>`,
  ],
])(
  'shows %s as code to copy, with the post itself as preview',
  { tags: ['MOD-14'] },
  async (_what, reply, code) => {
    const dialog = await openDialog(reply)

    await expect.element(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(code)
    await expect.element(dialog.getByText('Words of the fifth')).toBeVisible()
    expect(dialog.element().querySelector('iframe')).toBeNull()
  },
)
