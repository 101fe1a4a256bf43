import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { picture } from '../../../gallery/gallery-data.ts'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { AddMediaButton } from './AddMediaButton.tsx'
import { AttachmentCard } from './AttachmentCard.tsx'
import { FocusDialog } from './FocusDialog.tsx'
import { UploadCard } from './UploadCard.tsx'

const sea = { ...picture('1', ['#123', '#456', '#789']), description: null }
const acts = () => ({
  onDescribe: vi.fn<(description: string) => void>(),
  onFocus: vi.fn<() => void>(),
  onRemove: vi.fn<() => void>(),
})

test('an attachment shows its picture, its description and the ways to change it [UPL-10, UPL-14]', async () => {
  const { onDescribe, onFocus, onRemove } = acts()
  const screen = await renderInEnglish(
    <AttachmentCard media={sea} name="sea.png" {...{ onDescribe, onFocus, onRemove }} />,
  )
  const card = screen.getByRole('group', { name: 'sea.png' })

  expect(card.element().querySelector('img')?.src).toBe(sea.preview_url)
  await expect
    .element(card.getByRole('textbox', { name: 'Description' }))
    .toHaveAttribute('maxlength', '420')
  await card.getByRole('button', { name: 'Remove' }).click()
  expect(onRemove).toHaveBeenCalledOnce()
  await card.getByRole('button', { name: 'Edit focal point' }).click()
  expect(onFocus).toHaveBeenCalledOnce()
})

test('what is no picture has no focal point [UPL-14]', async () => {
  const screen = await renderInEnglish(
    <AttachmentCard media={{ ...sea, type: 'audio' }} name="song.mp3" {...acts()} />,
  )

  expect(screen.getByRole('button', { name: 'Edit focal point' }).query()).toBeNull()
})

test.each([
  ['leaving the field', () => userEvent.tab()],
  ['Ctrl+Enter', () => userEvent.keyboard('{Control>}{Enter}{/Control}')],
])('a description is saved once, on %s [UPL-11]', async (_how, leave) => {
  const { onDescribe, ...others } = acts()
  const publish = vi.fn<() => void>()
  const screen = await renderInEnglish(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={(event) => void (event.ctrlKey && event.key === 'Enter' && publish())}>
      <AttachmentCard media={sea} name="sea.png" onDescribe={onDescribe} {...others} />
    </div>,
  )
  await screen.getByRole('textbox').fill('The sea')
  expect(onDescribe).not.toHaveBeenCalled()

  await leave()

  expect(onDescribe).toHaveBeenCalledExactlyOnceWith('The sea')
  expect(publish).not.toHaveBeenCalled()
})

test('a file on its way tells how far it is, and can be given up [UPL-05]', async () => {
  const onRemove = vi.fn<() => void>()
  const upload = { key: 'k', loaded: 1, total: 3, isProcessing: false }
  const screen = await renderInEnglish(
    <UploadCard upload={upload} name="sea.png" onRemove={onRemove} />,
  )

  await expect
    .element(screen.getByRole('progressbar', { name: 'Uploading' }))
    .toHaveAttribute('aria-valuenow', '33')
  await screen.getByRole('group', { name: 'sea.png' }).getByRole('button').click()
  expect(onRemove).toHaveBeenCalledOnce()
})

test('files are chosen among those that the server takes [UPL-15]', async () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>()
  const accepted = ['image/png', '.webm']
  const screen = await renderInEnglish(
    <AddMediaButton accepted={accepted} isDisabled={false} onFiles={onFiles} />,
  )
  const input = screen.container.querySelector('input')!
  expect(input.accept).toBe('image/png,.webm')
  await userEvent.upload(input, new File(['1'], 'sea.png', { type: 'image/png' }))
  expect(onFiles.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['sea.png'])
})

test('without room nothing is chosen [UPL-03]', async () => {
  const screen = await renderInEnglish(
    <AddMediaButton accepted={[]} isDisabled onFiles={() => undefined} />,
  )

  await expect.element(screen.getByRole('button', { name: 'Add media' })).toBeDisabled()
})

const SQUARE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200"/></svg>',
)}`

async function focusing() {
  const onSave = vi.fn<(focus: { x: number; y: number }) => void>()
  const media = { ...sea, url: SQUARE, meta: null }
  const screen = await renderInEnglish(
    <FocusDialog media={media} onSave={onSave} onClose={() => undefined} />,
  )
  const reticle = screen.getByRole('button', { name: 'Focal point' })
  const image = screen.container.querySelector('img')!
  await image.decode()
  const box = image.getBoundingClientRect()
  const centre = () => {
    const { left, top, width, height } = reticle.element().getBoundingClientRect()
    return { x: (left + width / 2 - box.left) / 200, y: (top + height / 2 - box.top) / 200 }
  }
  const point = (type: string, x: number, y: number) =>
    image.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        clientX: box.left + x,
        clientY: box.top + y,
      }),
    )
  return { screen, onSave, reticle, centre, point }
}

test('the picture has its focal point in the middle until it is dragged [FOC-01, FOC-04]', async () => {
  const { centre } = await focusing()

  expect(centre().x).toBeCloseTo(0.5, 1)
  expect(centre().y).toBeCloseTo(0.5, 1)
})

test('dragging moves it, and letting go saves it once [FOC-02]', async () => {
  const { onSave, centre, point } = await focusing()
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined)

  point('pointerdown', 100, 100)
  await expect.poll(() => centre().x).toBeCloseTo(0.5, 1)
  point('pointermove', 150, 50)
  await expect.poll(() => centre().x).toBeCloseTo(0.75, 1)
  expect(onSave).not.toHaveBeenCalled()
  point('pointerup', 150, 50)

  await expect.poll(() => onSave).toHaveBeenCalledOnce()
  const [focus] = onSave.mock.calls[0]!
  expect(focus.x).toBeCloseTo(0.5, 1)
  expect(focus.y).toBeCloseTo(0.5, 1)
})

test('arrows move it too [FOC-06]', async () => {
  const { onSave, reticle } = await focusing()
  await expect.element(reticle).toHaveFocus()

  await userEvent.keyboard('{ArrowUp}')

  expect(onSave).toHaveBeenCalledExactlyOnceWith({ x: 0, y: 0.02 })
})
