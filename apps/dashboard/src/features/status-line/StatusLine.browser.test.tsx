import { expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { changeLocalSettingAtom } from '../../state/settings/local-settings.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { StatusLine } from './StatusLine.tsx'

test('shows resource usage when the setting is on', { tags: ['BY-33'] }, async () => {
  const { session } = testSession()
  await renderWithSession(session, <StatusLine />)
  const line = browser.getByRole('contentinfo', { name: 'Status' })
  expect(line.elements()).toHaveLength(0)

  session.app.set(changeLocalSettingAtom, ['status_line'], true)

  await expect.element(line.getByText('0 streams on 0 sockets')).toBeVisible()
  await expect.element(line.getByText('0 posts cached')).toBeVisible()
  await expect.element(line.getByText(/^\d+ MB$/)).toBeVisible()
})
