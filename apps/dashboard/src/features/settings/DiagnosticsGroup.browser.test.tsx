import { expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { DiagnosticsGroup } from './GeneralPage.tsx'

test('previews the diagnostics and saves exactly what the preview shows', async () => {
  const { session, platform } = testSession({ meta: { access_token: 'token-4711' } })
  const saved = vi.spyOn(URL, 'createObjectURL')
  await renderWithSession(session, <DiagnosticsGroup />)
  await browser.getByRole('button', { name: 'Export diagnostics' }).click()
  await platform.clock.advance(5_000)
  const preview = browser.getByRole('region', { name: 'File preview' })
  await expect.element(preview).toHaveTextContent('"browser": "Mozilla')
  expect(saved).not.toHaveBeenCalled()

  await browser.getByRole('button', { name: 'Save the file' }).click()

  const [file] = saved.mock.calls[0] ?? []
  expect(file).toBeInstanceOf(File)
  const text = await (file as File).text()
  expect(text).toBe(preview.element().textContent)
  for (const secret of ['token-4711', 'mira', location.href]) expect(text).not.toContain(secret)
})
