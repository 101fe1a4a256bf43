import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { ModalHost } from '../../app/ModalHost.tsx'
import { changeLocalSettingAtom, localSettingsAtom } from '../../state/settings/local-settings.ts'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { testSession } from '../../testing/test-session.ts'
import { useDescriptionQuestion } from './use-description-question.ts'

const QUESTION =
  'At least one media attachment is lacking a description. Consider describing all media attachments for the visually impaired before sending your toot.'

/** Two attachments, the second without a description. */
function Sample({ publish }: { readonly publish: () => void }) {
  const form = useRef<HTMLDivElement>(null)
  const ask = useDescriptionQuestion()
  const attachments = [{ description: 'The mill' }, { description: ' ' }]

  return (
    <div ref={form}>
      {attachments.map(({ description }, index) => (
        <input key={description} aria-label={`Description ${index + 1}`} />
      ))}
      <button
        type="button"
        onClick={() => {
          const focusDescription = (index: number) =>
            form.current?.querySelectorAll('input')[index]?.focus()
          ask({ attachments, focusDescription, publish })
        }}
      >
        Publish
      </button>
    </div>
  )
}

async function press(asks: boolean) {
  const { session } = testSession()
  const publish = vi.fn<() => void>()
  session.app.set(changeLocalSettingAtom, ['confirm_missing_media_description'], asks)
  await renderWithSession(
    session,
    <>
      <Sample publish={publish} />
      <ModalHost />
    </>,
  )
  await browser.getByRole('button', { name: 'Publish' }).click()
  const isAsking = () => session.app.get(localSettingsAtom).confirm_missing_media_description
  return { publish, isAsking }
}

const question = () => browser.getByRole('alertdialog', { name: QUESTION })

test('who wants to be asked is asked, and `Send anyway` publishes [CMP-46]', async () => {
  const { publish, isAsking } = await press(true)
  await expect.element(question()).toBeVisible()
  expect(publish).not.toHaveBeenCalled()

  await question().getByRole('button', { name: 'Send anyway' }).click()

  expect(publish).toHaveBeenCalledOnce()
  expect(isAsking()).toBe(true)
})

test('after `Cancel` the first empty description has the focus [CMP-46]', async () => {
  const { publish } = await press(true)

  await question().getByRole('button', { name: 'Cancel' }).click()

  await expect.element(browser.getByRole('textbox', { name: 'Description 2' })).toHaveFocus()
  expect(publish).not.toHaveBeenCalled()
})

test('the box `Do not ask` ends the questions for good [CMP-47]', async () => {
  const { publish, isAsking } = await press(true)

  await question().getByRole('checkbox', { name: 'Do not ask for confirmation again' }).click()
  await question().getByRole('button', { name: 'Send anyway' }).click()
  expect(isAsking()).toBe(false)
  await browser.getByRole('button', { name: 'Publish' }).click()

  expect(publish).toHaveBeenCalledTimes(2)
})

test('the box that is ticked and cancelled changes nothing [CMP-47]', async () => {
  const { isAsking } = await press(true)

  await question().getByRole('checkbox', { name: 'Do not ask for confirmation again' }).click()
  await question().getByRole('button', { name: 'Cancel' }).click()

  expect(isAsking()).toBe(true)
})

test('who does not want to be asked is not', async () => {
  const { publish } = await press(false)

  expect(publish).toHaveBeenCalledOnce()
  expect(question().query()).toBeNull()
})
