import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { LazyModuleError } from '../../lib/lazy-module.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { DeferredFailure, failureModule } from './DeferredFailure.tsx'
import type { FailedPart } from './failed-part.ts'
import { Failure } from './Failure.tsx'

const onRetry = vi.fn<() => void>()
const onLeave = vi.fn<() => void>()
afterEach(() => {
  onRetry.mockClear()
  onLeave.mockClear()
})

const PARTS: readonly FailedPart[] = [
  { kind: 'box' },
  { kind: 'deck' },
  { kind: 'row', position: 2, setSize: 9 },
  { kind: 'column', id: 'a', onRemove: onLeave },
  { kind: 'dialog', onClose: onLeave },
  { kind: 'sign' },
]
const LARGE_PARTS = PARTS.filter(({ kind }) => kind !== 'sign')

/** What the loaded fallback of each kind is, and the name of its button to try again. */
const LOADED = {
  box: ['alert', 'Try again'],
  deck: ['alert', 'Try again'],
  row: ['article', 'Try again'],
  column: ['region', 'Try again'],
  dialog: ['alertdialog', 'Try again'],
  sign: ['button', 'Something went wrong. Try again.'],
} as const satisfies Record<FailedPart['kind'], readonly [string, string]>

const renderPart = (part: FailedPart) =>
  renderInEnglish(<DeferredFailure {...part} isMissing onRetry={onRetry} />)

/** Replaces the loading of the error fallbacks, which happens once for the whole page. */
function mockLoading(loading: Promise<typeof Failure>) {
  vi.spyOn(failureModule, 'peek').mockReturnValue(null)
  return vi.spyOn(failureModule, 'load').mockReturnValue(loading)
}

describe('while the fallbacks load', () => {
  test.each(PARTS)('renders no $kind yet, then its fallback', async (part) => {
    let finish: (loaded: typeof Failure) => void = () => undefined
    const load = mockLoading(
      new Promise((resolve) => {
        finish = resolve
      }),
    )
    const { container } = await renderPart(part)
    await expect.poll(() => load.mock.calls.length).toBe(1)
    expect(container.childNodes).toHaveLength(0)

    finish(Failure)

    const [role, retry] = LOADED[part.kind]
    await expect.element(page.getByRole(role)).toBeVisible()
    await page.getByRole('button', { name: retry }).click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('when the fallbacks fail to load', () => {
  const mockFailure = () =>
    mockLoading(Promise.reject(new LazyModuleError('a module could not be loaded')))

  test.each(LARGE_PARTS)('says so in place of a $kind and offers a retry', async (part) => {
    mockFailure()
    const { container } = await renderPart(part)

    const alert = page.getByRole('alert')
    await expect
      .element(alert)
      .toHaveTextContent(/^Something went wrong while loading this component Try again$/)
    expect(container.children).toHaveLength(1)
    await alert.getByRole('button', { name: 'Try again' }).click()
    expect(onRetry).toHaveBeenCalledOnce()
    expect(onLeave).not.toHaveBeenCalled()
  })

  test('shows only a button in place of a sign, as small as a control', async () => {
    mockFailure()
    const { container } = await renderPart({ kind: 'sign' })

    const retry = page.getByRole('button')
    await expect.element(retry).toHaveAccessibleName('Try again')
    expect(container.children).toHaveLength(1)
    expect(container.firstElementChild).toBe(retry.element())
    const { width, height } = retry.element().getBoundingClientRect()
    expect(height).toBeLessThanOrEqual(40)
    expect(width).toBeLessThanOrEqual(120)
    await retry.click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

test('shows loaded fallbacks at once', async () => {
  vi.spyOn(failureModule, 'peek').mockReturnValue(Failure)
  const load = vi.spyOn(failureModule, 'load')

  await renderPart({ kind: 'sign' })

  await expect
    .element(page.getByRole('button', { name: 'Something went wrong. Try again.' }))
    .toBeVisible()
  expect(load).not.toHaveBeenCalled()
})
