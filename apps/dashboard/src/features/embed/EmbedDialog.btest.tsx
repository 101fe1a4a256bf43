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

async function opened(reply: () => Response) {
  const { session, server } = testSession()
  session.store.set(ingestStatusesAtom, session, [status({ id: '5' })])
  server.on('GET /api/oembed', reply)
  await renderWithSession(
    session,
    <EmbedDialog statusId={statusId('5')} onClose={() => undefined} />,
  )
  return page.getByRole('dialog', { name: 'Embed this post' })
}

test.each([
  ['the server’s', () => Response.json({ html: '<b>5</b>', width: 400, height: null }), '<b>5</b>'],
  [
    'a quotation where the server has none',
    () => refuse(404),
    `<blockquote cite="${URL_OF_5}"><a href="${URL_OF_5}">${URL_OF_5}</a></blockquote>`,
  ],
])(
  'the code is %s, and shown in a frame that may run nothing [MOD-14]',
  async (_what, reply, code) => {
    const dialog = await opened(reply)

    await expect.element(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue(code)
    const frame = dialog.element().querySelector('iframe')
    expect(frame?.getAttribute('sandbox')).toBe('')
    expect(frame?.srcdoc).toBe(code)
  },
)
