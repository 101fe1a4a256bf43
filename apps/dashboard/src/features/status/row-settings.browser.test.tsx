import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { statusId, type StatusEntity } from '@colonnade/domain/entities'
import { linkCard } from '../../gallery/card-samples.ts'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { changeLocalSettingAtom } from '../../state/settings/local-settings.ts'
import { status } from '../../testing/factories.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { StatusRow } from './StatusRow.tsx'

/** Renders a row of a column in a browser without any stored settings. */
async function showRow(traits: Partial<StatusEntity>) {
  const { session } = testSession()
  session.store.set(ingestStatusesAtom, session, [status({ id: '1', ...traits })])
  await renderWithSession(
    session,
    <StatusRow id={statusId('1')} columnUuid="a" position={1} setSize={1} />,
  )
  return {
    change: (name: 'show_reply_count' | 'inline_preview_cards', isOn: boolean) =>
      session.app.set(changeLocalSettingAtom, [name], isOn),
  }
}

describe('show_reply_count', () => {
  test.each([
    [0, '0'],
    [1, '1'],
    [7, '1+'],
  ])(
    'hides the count of %i replies until the setting is on, and then shows %s',
    { tags: ['LOC-10', 'ST-29'] },
    async (replies_count, text) => {
      const { change } = await showRow({ replies_count })
      const reply = page.getByRole('button', { name: 'Reply', exact: true })
      await expect.element(reply).toHaveTextContent(/^$/)

      change('show_reply_count', true)

      await expect.element(reply).toHaveTextContent(text)
      change('show_reply_count', false)
      await expect.element(reply).toHaveTextContent(/^$/)
    },
  )
})

describe('inline_preview_cards', () => {
  test(
    'shows the card of a link until the setting is off',
    { tags: ['LOC-15', 'ST-28'] },
    async () => {
      const { change } = await showRow({ card: linkCard })
      const link = page.getByRole('link', { name: new RegExp(linkCard.title) })
      await expect.element(link).toBeVisible()

      change('inline_preview_cards', false)

      await expect.element(link).not.toBeInTheDocument()
      change('inline_preview_cards', true)
      await expect.element(link).toBeVisible()
    },
  )
})
