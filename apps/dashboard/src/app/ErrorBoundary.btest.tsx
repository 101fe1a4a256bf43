import { expect, test, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { renderInEnglish } from '../testing/render-in-english.tsx'
import { bundle } from './bundle.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { LazyPart } from './LazyPart.tsx'

let isBroken = true

function Brittle() {
  if (isBroken) throw new Error('broken on purpose')
  return <p>whole again</p>
}

function Greeting({ name }: { readonly name: string }) {
  return <p>Good morning, {name}</p>
}

test('a crash stays in its box, says so, and can be reloaded [ERR-14]', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  isBroken = true
  await renderInEnglish(
    <>
      <ErrorBoundary>
        <Brittle />
      </ErrorBoundary>
      <p>the neighbour</p>
    </>,
  )
  await expect.element(browser.getByRole('alert')).toHaveTextContent('Something went wrong')
  await expect.element(browser.getByText('the neighbour')).toBeVisible()

  isBroken = false
  await browser.getByRole('button', { name: 'Reload' }).click()

  await expect.element(browser.getByText('whole again')).toBeVisible()
})

test('a part that does not arrive says so and is fetched again on demand [BUN-02] [BUN-03]', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const fetchPart = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue(Greeting)
  const part = bundle(fetchPart)
  const shown = await renderInEnglish(
    <LazyPart part={part} props={{ name: 'Mira' }} waiting={<p>waiting</p>} />,
  )
  await expect
    .element(browser.getByText('Something went wrong while loading this component'))
    .toBeVisible()

  await browser.getByRole('button', { name: 'Try again' }).click()
  await expect.element(browser.getByText('Good morning, Mira')).toBeVisible()

  await shown.unmount()
  await renderInEnglish(<LazyPart part={part} props={{ name: 'Tomás' }} waiting={null} />)
  await expect.element(browser.getByText('Good morning, Tomás')).toBeVisible()
  expect(fetchPart).toHaveBeenCalledTimes(2)
})

test('a dialog whose part does not arrive can be closed [MOD-19]', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const handleClose = vi.fn<() => void>()
  const part = bundle<object>(() => Promise.reject(new TypeError('offline')))
  await renderInEnglish(<LazyPart part={part} props={{}} waiting={null} onClose={handleClose} />)

  const dialog = browser.getByRole('alertdialog', {
    name: 'Something went wrong while loading this component',
  })
  await expect.element(dialog.getByRole('button', { name: 'Try again' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Close' }).click()

  expect(handleClose).toHaveBeenCalledOnce()
})
