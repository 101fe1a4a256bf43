import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import type { PublishButton } from '@colonnade/domain/compose'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { PublishButtons } from './PublishButtons.tsx'

/** A form with a field that is saved on blur. Until then it cannot be published. */
function DescribedForm({ onPublish }: { readonly onPublish: (button: PublishButton) => void }) {
  const [isBusy, setBusy] = useState(false)
  return (
    <form>
      <textarea aria-label="Description" onBlur={() => setBusy(true)} />
      <PublishButtons
        isEdit={false}
        isDisabled={isBusy}
        isSending={false}
        sideArm="unlisted"
        onPublish={onPublish}
      />
    </form>
  )
}

test.each([
  ['Publish', 'main'],
  ['Publish (Unlisted)', 'side-arm'],
])('clicks %s once from a field that is saved on blur', { tags: ['UPL-11'] }, async (name, by) => {
  const onPublish = vi.fn<(by: string) => void>()
  await renderInEnglish(<DescribedForm onPublish={onPublish} />)
  await browser.getByRole('textbox', { name: 'Description' }).click()

  await userEvent.click(browser.getByRole('button', { name, exact: true }))

  expect(onPublish.mock.calls).toEqual([[by]])
})

test.each([
  [false, 'Publishing…'],
  [true, 'Saving…'],
])(
  'names the action while it is being sent (an edit: %s)',
  { tags: ['CMP-03'] },
  async (isEdit, name) => {
    await renderInEnglish(
      <PublishButtons
        isEdit={isEdit}
        isDisabled
        isSending
        sideArm={null}
        onPublish={() => undefined}
      />,
    )

    await expect.element(browser.getByRole('button', { name, exact: true })).toBeDisabled()
  },
)
