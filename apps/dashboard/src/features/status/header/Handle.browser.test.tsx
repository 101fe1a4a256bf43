import { expect, test } from 'vitest'
import { createSampleAccount } from '../../../gallery/sample-data.ts'
import { renderRow } from '../../../testing/render-row.tsx'

test.each([
  ['bob@xn--bcher-kva.example', '@bob@bücher.example', '@bob@xn--bcher-kva.example'],
  ['bob@bücher.example', '@bob@bücher.example', '@bob@xn--bcher-kva.example'],
  ['bob@xn--pypal-4ve.example', '@bob@xn--pypal-4ve.example', null],
  ['bob@far.example', '@bob@far.example', null],
])('shows %s as %s, with the tooltip %s', { tags: ['ST-01'] }, async (acct, shown, tooltip) => {
  const screen = await renderRow({ author: createSampleAccount('bob', { acct }) })

  const handle = screen.getByText(shown, { exact: true })
  await expect.element(handle).toBeVisible()
  expect(handle.element().getAttribute('title')).toBe(tooltip)

  await screen.getByRole('button', { name: 'More' }).click()
  await expect.element(screen.getByRole('menuitem', { name: `Mention ${shown}` })).toBeVisible()
})
