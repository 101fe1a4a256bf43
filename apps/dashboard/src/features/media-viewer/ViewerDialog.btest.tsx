import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { picture } from '../../gallery/gallery-data.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { ViewerDialog } from './ViewerDialog.tsx'

const one = { ...picture('1', ['navy', 'teal', 'gold']), description: 'One' }
const two = { ...picture('2', ['navy', 'teal', 'gold']), description: 'Two' }

function show(media = [one, two], onClose: () => void = () => undefined) {
  return renderInEnglish(<ViewerDialog media={media} start={0} onClose={onClose} />)
}

test('Next and Previous go round [MV-02]', async () => {
  const screen = await show()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()

  await screen.getByRole('button', { name: 'Next' }).click()

  await expect.element(screen.getByRole('img', { name: 'One' })).toBeVisible()
})

test('a single picture has nothing beside it [MV-02]', async () => {
  const screen = await show([one])

  expect(screen.getByRole('button', { name: /Next|Previous/ }).query()).toBeNull()
  expect(screen.getByRole('tablist').query()).toBeNull()
})

test('a dot jumps to its picture and is marked [MV-03]', async () => {
  const screen = await show()

  await screen.getByRole('tab', { name: 'Image 2 of 2' }).click()

  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  await expect
    .element(screen.getByRole('tab', { name: 'Image 2 of 2' }))
    .toHaveAttribute('aria-selected', 'true')
})

test('the arrow keys go through the pictures, Escape closes [MV-04] [MV-05]', async () => {
  const onClose = vi.fn<() => void>()
  const screen = await show([one, two], onClose)

  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  await userEvent.keyboard('{Escape}')

  expect(onClose).toHaveBeenCalledOnce()
})

test('a press on the picture hides the buttons, another shows them [MV-06]', async () => {
  const screen = await show()
  const next = screen.getByRole('button', { name: 'Next' }).element()

  await screen.getByRole('img', { name: 'One' }).click()
  expect(getComputedStyle(next).opacity).toBe('0')

  await screen.getByRole('img', { name: 'One' }).click()
  expect(getComputedStyle(next).opacity).toBe('1')
})

test('films play with controls, silent loops without [MV-01] [MV-10]', async () => {
  const film = { ...one, type: 'video', url: null } as const
  const screen = await show([film])
  expect(
    screen.container.ownerDocument.querySelector('dialog video')?.hasAttribute('controls'),
  ).toBe(true)
  await screen.unmount()

  await show([{ ...film, type: 'gifv' }])
  const loop = document.querySelector<HTMLVideoElement>('dialog video')!
  expect([loop.controls, loop.loop, loop.muted]).toEqual([false, true, true])
})

test('a picture that does not arrive says so, and the next one can be seen [ERR-12]', async () => {
  const screen = await show([{ ...one, url: 'data:image/png;base64,AAAA' }, two])

  await expect.element(screen.getByText('This picture could not be loaded')).toBeVisible()
  await screen.getByRole('button', { name: 'Next' }).click()

  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
})
