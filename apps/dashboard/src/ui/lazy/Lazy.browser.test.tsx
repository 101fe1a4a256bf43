import { expect, test, vi } from 'vitest'
import { lazyModule } from '../../lib/lazy-module.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { DeferContext } from '../deferred/defer-context.ts'
import { Lazy } from './Lazy.tsx'

interface Thing {
  readonly name: string
}

const Thing = ({ name }: Thing) => <p>{name}</p>

test('retries a component without an error message until it loads, and keeps its fallback', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(() => Promise.resolve(Thing)).mockRejectedValueOnce(new Error('offline'))
  const module = lazyModule(load)
  const screen = await renderInEnglish(
    <Lazy module={module} props={{ name: 'Here' }} fallback={<p>Without</p>} failure="nothing" />,
  )
  await expect.element(screen.getByText('Without')).toBeVisible()
  await expect.poll(() => load.mock.calls.length).toBe(1)

  await expect
    .poll(() => {
      window.dispatchEvent(new Event('online'))
      return load.mock.calls.length
    })
    .toBe(2)

  await expect.element(screen.getByText('Here')).toBeVisible()
})

test('shows the replacement after a load error, and does not retry', async () => {
  const load = vi.fn(() => Promise.reject<typeof Thing>(new Error('offline')))
  const instead = { kind: 'instead', show: <p>A link to it</p> } as const
  const screen = await renderInEnglish(
    <Lazy module={lazyModule(load)} props={{ name: 'Here' }} failure={instead} />,
  )

  await expect.element(screen.getByText('A link to it')).toBeVisible()
  window.dispatchEvent(new Event('online'))

  expect(load).toHaveBeenCalledTimes(1)
})

test.each(['nothing', 'sign'] as const)(
  'defers the loading of a component (%s), unless it is already loaded',
  async (failure) => {
    const works: (() => void)[] = []
    const later = (work: () => void) => {
      works.push(work)
      return () => {}
    }
    const load = vi.fn(() => Promise.resolve(Thing))
    const module = lazyModule(load)
    const screen = await renderInEnglish(
      <DeferContext value={later}>
        <Lazy module={module} props={{ name: 'Here' }} failure={failure} when="later" />
      </DeferContext>,
    )
    expect(load).not.toHaveBeenCalled()

    for (const work of works) work()

    await expect.element(screen.getByText('Here')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
  },
)

const nextFrame = () => new Promise(requestAnimationFrame)

test.each(['box', 'sign', 'nothing'] as const)(
  'replaces the fallback in the next frames once the component is loaded (%s)',
  async (failure) => {
    let resolve = (_loaded: typeof Thing) => {}
    const module = lazyModule(() => new Promise<typeof Thing>((settle) => (resolve = settle)))
    const props = { name: 'Here' }
    const screen = await renderInEnglish(
      <Lazy module={module} props={props} fallback={<p>Loading</p>} failure={failure} />,
    )
    await expect.element(screen.getByText('Loading')).toBeVisible()

    resolve(Thing)
    await nextFrame()
    await nextFrame()
    await nextFrame()

    expect(screen.getByText('Here').query()).not.toBeNull()
  },
)

test('loads again after a load error when the user retries', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(() => Promise.resolve(Thing)).mockRejectedValueOnce(new Error('offline'))
  const screen = await renderInEnglish(<Lazy module={lazyModule(load)} props={{ name: 'Here' }} />)

  await screen.getByRole('button', { name: 'Try again' }).click()

  await expect.element(screen.getByText('Here')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('renders a loaded component in the first paint', async () => {
  const module = lazyModule(() => Promise.resolve(Thing))
  await module.load()
  const fallback = vi.fn(() => <p>Without</p>)
  const Fallback = fallback

  for (const failure of ['nothing', 'box'] as const) {
    const screen = await renderInEnglish(
      <Lazy module={module} props={{ name: failure }} fallback={<Fallback />} failure={failure} />,
    )
    await expect.element(screen.getByText(failure)).toBeVisible()
  }

  expect(fallback).not.toHaveBeenCalled()
})

test.each(['nothing', 'box'] as const)(
  'renders the new component when the module changes (%s)',
  async (failure) => {
    const first = lazyModule(() => Promise.resolve(Thing))
    const second = lazyModule(() => Promise.resolve(({ name }: Thing) => <b>Second {name}</b>))
    const screen = await renderInEnglish(
      <Lazy module={first} props={{ name: 'Here' }} failure={failure} />,
    )
    await expect.element(screen.getByText('Here')).toBeVisible()

    await screen.rerender(<Lazy module={second} props={{ name: 'Here' }} failure={failure} />)

    await expect.element(screen.getByText('Second Here')).toBeVisible()
  },
)
