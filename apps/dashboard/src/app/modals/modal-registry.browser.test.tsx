import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createModalSamples, createModalSession } from '../../gallery/modal-samples.ts'
import { lazyModule } from '../../lib/lazy-module.ts'
import { openModalAtom, type Modal } from '../../state/ui/modals.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { renderWithSession } from '../../testing/render-with-session.tsx'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import { SPINNER_DELAY_MS, LoadingDialog } from './LoadingDialog.tsx'
import { MODALS } from './modal-registry.tsx'
import { ModalHost } from './ModalHost.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const QUIET = new Set([
  'ACTIONS',
  'BOOST',
  'CONFIRM',
  'DOODLE',
  'FAVOURITE',
  'MEDIA',
  'SEND_AS',
  'VIDEO',
])

test.each(Object.entries(MODALS))(
  'declares for %s whether a spinner shows while it loads',
  { tags: ['MOD-02'] },
  (type, { hasSpinner }) => {
    expect(hasSpinner).toBe(!QUIET.has(type))
  },
)

const isType = (name: string): name is Modal['type'] => name in MODALS

test.each(Object.keys(MODALS).filter(isType))(
  'shows the declared placeholder while %s loads',
  { tags: ['MOD-02'] },
  async (type) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { part } = MODALS[type]
    vi.spyOn(part, 'peek').mockReturnValue(null)
    const load = vi.spyOn(part, 'load').mockReturnValue(new Promise<never>(() => undefined))
    const session = createModalSession()
    await renderWithSession(session, <ModalHost />)
    const dialogs = () => document.querySelectorAll('dialog[open]').length

    session.app.set(openModalAtom, createModalSamples(session)[type])
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    vi.advanceTimersByTime(199)
    expect(dialogs()).toBe(0)
    vi.advanceTimersByTime(QUIET.has(type) ? 10_000 : 2)
    vi.useRealTimers()

    const spinners = page.getByRole('dialog', { name: 'Loading' }).getByRole('status')
    await expect.poll(() => spinners.elements().length).toBe(QUIET.has(type) ? 0 : 1)
    expect(dialogs()).toBe(QUIET.has(type) ? 0 : 1)
  },
)

test(
  'shows the spinner after 200 ms, in a dialog that can be closed',
  { tags: ['MOD-02'] },
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const handleClose = vi.fn<() => void>()
    const part = lazyModule<() => null>(() => new Promise(() => undefined))
    const waiting = <LoadingDialog onClose={handleClose} />
    await renderInEnglish(
      <Lazy
        module={part}
        props={{}}
        fallback={waiting}
        failure={{ kind: 'dialog', onClose: handleClose }}
      />,
    )
    const dialog = page.getByRole('dialog', { name: 'Loading' })

    vi.advanceTimersByTime(SPINNER_DELAY_MS - 1)
    expect(dialog.query()).toBeNull()
    vi.advanceTimersByTime(1)
    vi.useRealTimers()

    await expect.element(dialog.getByRole('status')).toBeVisible()
    expect(SPINNER_DELAY_MS).toBe(200)
    dialog.element().dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(handleClose).toHaveBeenCalledOnce()
  },
)
