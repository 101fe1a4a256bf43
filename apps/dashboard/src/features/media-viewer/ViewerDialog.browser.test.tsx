import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mediaId } from '@colonnade/domain/entities'
import { picture } from '../../gallery/gallery-data.ts'
import { sampleSound } from '../../gallery/sample-sound.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { ViewerDialog } from './MediaViewer.tsx'

const one = { ...picture('1', ['navy', 'teal', 'gold']), description: 'One' }
const two = { ...picture('2', ['navy', 'teal', 'gold']), description: 'Two' }

function show(media = [one, two], onClose: () => void = () => undefined) {
  return renderInEnglish(<ViewerDialog media={media} start={0} onClose={onClose} />)
}

test('Next and Previous go round', { tags: ['MV-02'] }, async () => {
  const screen = await show()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()

  await screen.getByRole('button', { name: 'Next' }).click()

  await expect.element(screen.getByRole('img', { name: 'One' })).toBeVisible()
})

test('a single picture has nothing beside it', { tags: ['MV-02'] }, async () => {
  const screen = await show([one])

  expect(screen.getByRole('button', { name: /Next|Previous/ }).query()).toBeNull()
  expect(screen.getByRole('tablist').query()).toBeNull()
})

test('keeps the lines of a description', { tags: ['BY-22'] }, async () => {
  await show([{ ...one, description: 'Menu:\nsoup\nbread' }])

  const text = document.querySelector<HTMLElement>('dialog footer p')!

  expect(text.innerText).toBe('Menu:\nsoup\nbread')
})

test('a dot jumps to its picture and is marked', { tags: ['MV-03'] }, async () => {
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
  'one dot can be reached by Tab, and the arrows take the focus along',
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
  'the arrow keys go through the pictures, Escape closes',
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

test('turns pages by arrow keys after a click on the picture', { tags: ['MV-05'] }, async () => {
  const screen = await show()
  await screen.getByRole('img', { name: 'One' }).click()

  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  await screen.getByRole('img', { name: 'Two' }).click()
  await userEvent.keyboard('{ArrowRight}')

  await expect.element(screen.getByRole('img', { name: 'One' })).toBeVisible()
})

test('zooms by keys after a click on the picture', { tags: ['MV-05', 'MV-08'] }, async () => {
  const screen = await show([one])
  const shown = screen.getByRole('img', { name: 'One' })
  await expect.element(shown).toHaveStyle({ opacity: '1' })
  await shown.click()

  await userEvent.keyboard('+')

  await expect.poll(() => document.querySelector('[data-zoomed]')).not.toBeNull()
})

test(
  'turns pages by arrow keys when the focused control is gone',
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
  'a press on the picture hides the buttons, another shows them',
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

/** The address of a film that neither comes nor fails. */
const endless = () => URL.createObjectURL(new MediaSource())

const film = { ...one, id: mediaId('3'), type: 'video', url: sampleSound(4) } as const

test(
  'pictures, films and silent loops are shown: films with controls, loops without',
  { tags: ['MV-01', 'MV-10'] },
  async () => {
    const screen = await show([film, { ...two, type: 'gifv', url: endless() }, one])
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
  'a press on a film plays or pauses it, and hides nothing',
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
  'an arrow seeks where a film has the focus, and turns the page elsewhere',
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
  ['picture', 'image', 'data:image/png;base64,AAAA'],
  ['picture', 'image', null],
  ['video', 'video', 'data:video/webm;base64,AAAA'],
  ['video', 'gifv', null],
] as const)(
  'a %s that does not arrive says so, and the next one can be seen',
  { tags: ['ERR-12'] },
  async (what, type, url) => {
    const screen = await show([{ ...one, type, url }, two])

    await expect.element(screen.getByText(`This ${what} could not be loaded`)).toBeVisible()
    await screen.getByRole('button', { name: 'Next' }).click()

    await expect.element(screen.getByRole('img', { name: 'Two' })).toBeVisible()
  },
)
