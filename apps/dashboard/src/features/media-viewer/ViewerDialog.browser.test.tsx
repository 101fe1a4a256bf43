import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mediaId } from '@colonnade/domain/entities'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { createSampleSound } from '../../gallery/sample-sound.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { ViewerDialog } from './MediaViewer.tsx'

const one = { ...createSampleImage('1', ['navy', 'teal', 'gold']), description: 'One' }
const two = { ...createSampleImage('2', ['navy', 'teal', 'gold']), description: 'Two' }

function show(media = [one, two], onClose: () => void = () => undefined) {
  return renderInEnglish(<ViewerDialog media={media} start={0} onClose={onClose} />)
}

test('wraps around with Next and Previous', { tags: ['MV-02'] }, async () => {
  const screen = await show()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()

  await screen.getByRole('button', { name: 'Next' }).click()

  await expect.element(screen.getByRole('img', { name: 'One' })).toBeVisible()
})

test('shows no navigation for a single image', { tags: ['MV-02'] }, async () => {
  const screen = await show([one])

  expect(screen.getByRole('button', { name: /Next|Previous/ }).query()).toBeNull()
  expect(screen.getByRole('tablist').query()).toBeNull()
})

test('keeps the line breaks of a description', { tags: ['BY-22'] }, async () => {
  await show([{ ...one, description: 'Menu:\nsoup\nbread' }])

  const text = document.querySelector<HTMLElement>('dialog footer p')!

  expect(text.innerText).toBe('Menu:\nsoup\nbread')
})

test('goes to an image by its dot, and marks that dot', { tags: ['MV-03'] }, async () => {
  const screen = await show()

  await screen.getByRole('tab', { name: 'Image 2 of 2' }).click()

  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  await expect
    .element(screen.getByRole('tab', { name: 'Image 2 of 2' }))
    .toHaveAttribute('aria-selected', 'true')
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Image 2 of 2' }))
    .toContainElement(screen.getByRole('img', { name: 'Two' }).element())
})

test(
  'has one dot in the tab order, and moves the focus with the arrow keys',
  { tags: ['MV-03'] },
  async () => {
    const screen = await show([one, two, { ...one, id: mediaId('3') }])
    const dots = screen.getByRole('tab').elements()
    expect(dots.map((dot) => dot.getAttribute('tabindex'))).toEqual(['0', '-1', '-1'])

    screen.getByRole('tab', { name: 'Image 1 of 3' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('tab', { name: 'Image 2 of 3' })).toHaveFocus()
    await userEvent.keyboard('{End}')

    await expect.element(screen.getByRole('tab', { name: 'Image 3 of 3' })).toHaveFocus()
  },
)

test(
  'changes the page by arrow keys, and closes by Escape',
  { tags: ['MV-04', 'MV-05'] },
  async () => {
    const onClose = vi.fn<() => void>()
    const screen = await show([one, two], onClose)

    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
    await userEvent.keyboard('{Escape}')

    expect(onClose).toHaveBeenCalledOnce()
  },
)

test('changes the page by arrow keys after a click on the image', { tags: ['MV-05'] }, async () => {
  const screen = await show()
  await screen.getByRole('img', { name: 'One' }).click()

  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  await screen.getByRole('img', { name: 'Two' }).click()
  await userEvent.keyboard('{ArrowRight}')

  await expect.element(screen.getByRole('img', { name: 'One' })).toBeVisible()
})

test('zooms by keys after a click on the image', { tags: ['MV-05', 'MV-08'] }, async () => {
  const screen = await show([one])
  const shown = screen.getByRole('img', { name: 'One' })
  await expect.element(shown).toHaveStyle({ opacity: '1' })
  await shown.click()

  await userEvent.keyboard('+')

  await expect.poll(() => document.querySelector('[data-zoomed]')).not.toBeNull()
})

test(
  'changes the page by arrow keys after the focused control was removed',
  { tags: ['MV-05'] },
  async () => {
    const screen = await show([{ ...one, url: 'data:image/png;base64,AAAA' }, two])
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => document.activeElement).toBe(document.body)

    await userEvent.keyboard('{ArrowRight}')

    await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  },
)

test(
  'hides the buttons by a click on the image, and shows them by another',
  { tags: ['MV-06'] },
  async () => {
    const screen = await show()
    const next = screen.getByRole('button', { name: 'Next' }).element()

    await screen.getByRole('img', { name: 'One' }).click()
    await expect.poll(() => getComputedStyle(next).opacity).toBe('0')

    await screen.getByRole('img', { name: 'One' }).click()
    await expect.poll(() => getComputedStyle(next).opacity).toBe('1')
  },
)

/** A video URL that neither loads nor fails. */
const createPendingUrl = () => URL.createObjectURL(new MediaSource())

const film = { ...one, id: mediaId('3'), type: 'video', url: createSampleSound(4) } as const

test(
  'shows images, videos with controls, and GIFs without controls',
  { tags: ['MV-01', 'MV-10'] },
  async () => {
    const screen = await show([film, { ...two, type: 'gifv', url: createPendingUrl() }, one])
    const video = () => document.querySelector<HTMLVideoElement>('dialog video')
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
    await expect.element(screen.getByRole('slider', { name: 'Seek' })).toBeVisible()
    expect([video()?.controls, video()?.muted]).toEqual([false, false])

    await screen.getByRole('button', { name: 'Next' }).click()
    await expect.poll(() => video()?.ariaLabel).toBe('Two')
    expect([video()?.controls, video()?.loop, video()?.muted]).toEqual([false, true, true])
    expect(screen.getByRole('slider').query()).toBeNull()

    await screen.getByRole('button', { name: 'Next' }).click()
    await expect.element(screen.getByRole('img', { name: 'One' })).toBeVisible()
    expect(video()).toBeNull()
  },
)

test(
  'plays or pauses a video by a click, and keeps the controls visible',
  { tags: ['MV-06', 'VID-01'] },
  async () => {
    const screen = await show([film, two])
    await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()

    await userEvent.click(screen.getByRole('group', { name: 'One' }), {
      position: { x: 20, y: 20 },
    })

    await expect.element(screen.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Next' })).toBeVisible()
    expect(document.querySelector('[data-bare]')).toBeNull()
  },
)

test(
  'seeks by arrow keys when a video has the focus, and changes the page elsewhere',
  { tags: ['MV-05', 'VID-08'] },
  async () => {
    const screen = await show([film, two])
    const seek = screen.getByRole('slider', { name: 'Seek' })
    await expect.element(seek).toBeVisible()

    seek.element().focus()
    await userEvent.keyboard('{End}{ArrowLeft}')
    await expect.element(seek).toBeVisible()
    screen.getByRole('button', { name: 'Close' }).element().focus()
    await userEvent.keyboard('{ArrowRight}')

    await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  },
)

test.each([
  ['image', 'image', 'data:image/png;base64,AAAA'],
  ['image', 'image', null],
  ['video', 'video', 'data:video/webm;base64,AAAA'],
  ['video', 'gifv', null],
] as const)(
  'shows an error for a %s that fails to load, and can go to the next one',
  { tags: ['ERR-12'] },
  async (what, type, url) => {
    const screen = await show([{ ...one, type, url }, two])

    await expect.element(screen.getByText(`Couldn't load this ${what}`)).toBeVisible()
    await screen.getByRole('button', { name: 'Next' }).click()

    await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  },
)
