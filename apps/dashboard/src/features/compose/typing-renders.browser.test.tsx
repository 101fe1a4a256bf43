import { type ComponentType, useState } from 'react'
import { expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import type { Draft } from '@colonnade/domain/compose'
import { changeDraftAtom, draftAtom } from '../../state/compose/draft.ts'
import { ingestAccountsAtom } from '../../state/entities/ingest.ts'
import { account } from '../../testing/factories.ts'
import { getTextField, getWarningField, getPollOption } from '../../testing/render-composer.tsx'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { type ComposerParts, useComposerParts } from './composer-parts.tsx'
import { Composer } from './Composer.tsx'
import { SuggestionsProvider } from './suggestions/use-composer-suggestions.tsx'

/** Renders Mira's composer and counts how often each of its parts renders. */
async function renderCounted(draft: Partial<Draft>) {
  const { session } = testSession()
  const { store } = session
  store.set(ingestAccountsAtom, session, [account({ id: '1', username: 'mira' })])
  store.set(changeDraftAtom, session, draft)
  const counts = new Map<string, number>()

  function count<Props extends object>(name: string, Part: ComponentType<Props>) {
    return function Counted(props: Props) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      return <Part {...props} />
    }
  }
  function CountedComposer() {
    const given = useComposerParts()
    const [parts] = useState<ComposerParts>(() => ({
      ...given,
      Context: count('context', given.Context),
      SendingNotes: count('notes', given.SendingNotes),
      AddMedia: count('media', given.AddMedia),
      EmojiButton: count('emoji', given.EmojiButton),
      PollButton: count('poll', given.PollButton),
      Hints: count('hints', given.Hints),
      AdvancedOptions: count('options', given.AdvancedOptions),
    }))
    return (
      <SuggestionsProvider>
        <Composer parts={parts} takesFocus={false} />
      </SuggestionsProvider>
    )
  }
  await renderWithSession(session, <CountedComposer />)
  return { counts, draft: () => store.get(draftAtom(session)) }
}

test.each([
  ['a word', 'and more', 'Some and more'],
  ['a mention', ' @kwame', 'Some @kwame'],
  ['a hashtag', ' #light', 'Some #light'],
])(
  'renders no other part while the user types %s into the text',
  { tags: ['CMP-10'] },
  async (_what, typed, written) => {
    const { counts, draft } = await renderCounted({ text: 'Some ' })
    await getTextField().click()
    await userEvent.keyboard('{End}')
    await expect.element(browser.getByText('495 characters left').first()).toBeInTheDocument()
    const before = new Map(counts)

    await userEvent.keyboard(typed.trimStart())

    await expect.poll(() => draft().text).toBe(written)
    await expect
      .element(browser.getByText(`${500 - written.length} characters left`).first())
      .toBeInTheDocument()
    expect(before.size).toBe(7)
    expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(before))
  },
)

test('renders no other part while the user types a warning or an option', async () => {
  const poll = { options: ['', ''], multiple: false, hideTotals: false, expiresIn: 86_400 }
  const { counts, draft } = await renderCounted({ text: 'Some', spoiler: true, poll })
  await getWarningField().fill('a')
  await getPollOption(1).fill('b')
  await getPollOption(2).fill('c')
  const before = new Map(counts)

  await getWarningField().fill('a warning')
  await getPollOption(1).fill('an option')

  expect(draft().spoilerText).toBe('a warning')
  expect(draft().poll?.options.slice(0, 2)).toEqual(['an option', 'c'])
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(before))
})

test.each([
  ['', 'a', false, true],
  ['a', '{Backspace}', true, false],
  ['a'.repeat(500), 'b', true, false],
  [`${'a'.repeat(500)}b`, '{Backspace}', false, true],
])(
  'enables and disables Publish with the key that changes whether the text can be sent: %#',
  { tags: ['CMP-07', 'CMP-09'] },
  async (text, key, couldSubmit, canSubmit) => {
    await renderCounted({ text })
    const button = browser.getByRole('button', { name: 'Publish', exact: true })
    await getTextField().click()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    expect(button.element().matches(':enabled')).toBe(couldSubmit)

    await userEvent.keyboard(key)

    expect(button.element().matches(':enabled')).toBe(canSubmit)
  },
)
