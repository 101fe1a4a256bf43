import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Visibility } from '@colonnade/domain/entities'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { VisibilityChoice } from './PublishButtons.tsx'

function Choice({ start }: { readonly start: Visibility }) {
  const [value, setValue] = useState(start)

  return <VisibilityChoice value={value} onChange={setValue} />
}

test(
  'names the current visibility and offers all four, also in a reply',
  { tags: ['CMP-23'] },
  async () => {
    const screen = await renderInEnglish(<Choice start="direct" />)
    const button = screen.getByRole('button', { name: 'Visibility: Direct' })
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')

    await button.click()

    const options = screen.getByRole('option').elements()
    expect(options.map((option) => option.getAttribute('aria-label'))).toEqual([
      'Public',
      'Unlisted',
      'Followers only',
      'Direct',
    ])
    await screen.getByRole('option', { name: 'Public' }).click()
    await expect.element(screen.getByRole('button', { name: 'Visibility: Public' })).toHaveFocus()
    expect(screen.getByRole('listbox').query()).toBeNull()
  },
)

test('selects with the arrow keys, End and Enter', { tags: ['DRP-03'] }, async () => {
  const screen = await renderInEnglish(<Choice start="public" />)
  await userEvent.tab()

  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('listbox', { name: 'Visibility' })).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowUp}{Enter}')

  const button = screen.getByRole('button', { name: 'Visibility: Followers only' })
  await expect.element(button).toHaveFocus()
})

test('closes with Escape without a change', { tags: ['DRP-03'] }, async () => {
  const screen = await renderInEnglish(<Choice start="public" />)
  await screen.getByRole('button').click()

  await userEvent.keyboard('{ArrowDown}{Escape}')

  await expect.element(screen.getByRole('button', { name: 'Visibility: Public' })).toHaveFocus()
  expect(screen.getByRole('listbox').query()).toBeNull()
})
