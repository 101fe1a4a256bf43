import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { statusId } from '@colonnade/domain/entities'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { EmbedDialog } from './EmbedDialog.tsx'

const URL_OF_5 = 'https://colonnade.example/statuses/5'
const FRAME = `<iframe src="${URL_OF_5}/embed"></iframe>`
const FOREIGN = '<iframe src="https://evil.example/5" srcdoc="<script>1</script>"></iframe>'

async function opened(reply: () => Response) {
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
  'the code is the server’s, and its address alone is shown in a frame that may run nothing',
  { tags: ['MOD-14'] },
  async () => {
    const dialog = await opened(() => Response.json({ html: FRAME, width: 400, height: null }))

    await expect.element(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(FRAME)
    const frame = dialog.element().querySelector('iframe')
    expect(frame?.getAttribute('sandbox')).toBe('')
    expect(frame?.getAttribute('src')).toBe(`${URL_OF_5}/embed`)
    expect(frame?.hasAttribute('srcdoc')).toBe(false)
  },
)

test.each([
  [
    'a frame of somebody else',
    () => Response.json({ html: FOREIGN, width: 1, height: 1 }),
    FOREIGN,
  ],
  [
    'a quotation, where the server has no code',
    () => refuse(404),
    `<blockquote cite="${URL_OF_5}"><a href="${URL_OF_5}">${URL_OF_5}</a></blockquote>`,
  ],
])(
  '%s is code to copy, and the post itself is shown',
  { tags: ['MOD-14'] },
  async (_what, reply, code) => {
    const dialog = await opened(reply)

    await expect.element(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(code)
    await expect.element(dialog.getByText('Words of the fifth')).toBeVisible()
    expect(dialog.element().querySelector('iframe')).toBeNull()
  },
)
