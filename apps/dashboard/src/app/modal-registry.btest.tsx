import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderInEnglish } from '../testing/render-in-english.tsx'
import { bundle } from './bundle.ts'
import { LazyPart } from './LazyPart.tsx'
import { MODALS } from './modal-registry.tsx'
import { SPINNER_DELAY_MS, WaitingDialog } from './WaitingDialog.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const QUIET = new Set(['MEDIA', 'VIDEO', 'BOOST', 'FAVOURITE', 'DOODLE', 'CONFIRM', 'ACTIONS'])

test.each(Object.entries(MODALS))(
  '%s shows a spinner or nothing while it loads, as it should [MOD-02]',
  (type, { waits }) => {
    expect(waits).toBe(!QUIET.has(type))
  },
)

test('the spinner comes after 200 ms, in a dialog that can be closed [MOD-02]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const handleClose = vi.fn<() => void>()
  const part = bundle<object>(() => new Promise(() => undefined))
  const waiting = <WaitingDialog onClose={handleClose} />
  await renderInEnglish(<LazyPart part={part} props={{}} waiting={waiting} onClose={handleClose} />)
  const dialog = page.getByRole('dialog', { name: 'Loading' })

  vi.advanceTimersByTime(SPINNER_DELAY_MS - 1)
  expect(dialog.query()).toBeNull()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()

  await expect.element(dialog.getByRole('status')).toBeVisible()
  expect(SPINNER_DELAY_MS).toBe(200)
  dialog.element().dispatchEvent(new Event('cancel', { cancelable: true }))
  expect(handleClose).toHaveBeenCalledOnce()
})
