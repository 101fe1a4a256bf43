import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { DEFAULT_MEDIA_LIMITS, type RejectedFiles } from '@colonnade/domain/compose'
import { createSampleImage } from '../../../gallery/sample-data.ts'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { AddMediaButton } from '../composer-parts.tsx'
import { AttachmentCard, type AttachmentCardProps } from './AttachmentCard.tsx'
import { NotAdded } from './NotAdded.tsx'

const sea = { ...createSampleImage('1', ['#123', '#456', '#789']), description: null }
const FILE = new File(['1'], 'sea.png', { type: 'image/png' })
const card = { key: 'k', name: 'sea.png', media: sea, upload: null, file: null, description: '' }
const way = { key: 'k', type: 'image/png', loaded: 1, total: 3, isProcessing: false, error: null }
const createActions = () => ({
  onType: vi.fn<(description: string) => void>(),
  onDescribed: vi.fn<() => void>(),
  onFocus: vi.fn<() => void>(),
  onRetry: vi.fn<() => void>(),
  onRemove: vi.fn<() => void>(),
})

function Sample({ card: given, ...props }: Partial<AttachmentCardProps>) {
  const [description, setDescription] = useState('')

  return (
    <AttachmentCard
      isLocked={false}
      descriptionLimit={420}
      sizeLimit={null}
      position={null}
      onMove={() => undefined}
      onHandleEvent={() => undefined}
      {...createActions()}
      {...props}
      card={{ ...card, ...given, description }}
      onType={setDescription}
    />
  )
}

const show = (props: Partial<AttachmentCardProps> = {}) => renderInEnglish(<Sample {...props} />)

test(
  'shows the picture and the description of an attachment, and its buttons',
  { tags: ['UPL-10', 'UPL-14'] },
  async () => {
    const { onFocus, onRemove } = createActions()
    const screen = await show({ onFocus, onRemove })
    const group = screen.getByRole('group', { name: 'sea.png' })

    expect(group.element().querySelector('img')?.src).toBe(sea.preview_url)
    await expect
      .element(group.getByRole('textbox', { name: 'Description' }))
      .toHaveAttribute('maxlength', '420')
    await group.getByRole('button', { name: 'Remove' }).click()
    expect(onRemove).toHaveBeenCalledOnce()
    await group.getByRole('button', { name: 'Edit focal point' }).click()
    expect(onFocus).toHaveBeenCalledOnce()
  },
)

test(
  'limits a description to the length of the server, and shows the count near the limit',
  { tags: ['UPL-10'] },
  async () => {
    const screen = await show({ descriptionLimit: 10 })
    const field = screen.getByRole('textbox', { name: 'Description' })
    await expect.element(field).toHaveAttribute('maxlength', '10')

    await field.fill('1234567')
    expect(screen.getByText('7 of 10').query()).toBeNull()
    await field.fill('12345678')

    await expect.element(screen.getByText('8 of 10')).toBeVisible()
  },
)

test('offers no focal point for a file that is not a picture', { tags: ['UPL-14'] }, async () => {
  const screen = await show({ card: { ...card, media: { ...sea, type: 'audio' } } })

  expect(screen.getByRole('button', { name: 'Edit focal point' }).query()).toBeNull()
})

test(
  'previews a picture from its local file, and revokes the object URL afterwards',
  { tags: ['UPL-14'] },
  async () => {
    const dot = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
    const bytes = Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))
    const file = new File([bytes], 'dot.gif', { type: 'image/gif' })
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const screen = await show({ card: { ...card, media: null, upload: way, file } })

    await expect.poll(() => document.querySelector('img')?.naturalWidth).toBe(1)
    const url = document.querySelector('img')!.src
    expect(url).toMatch(/^blob:/)
    await screen.unmount()

    expect(revoke).toHaveBeenCalledWith(url)
  },
)

test(
  'falls back to the server’s preview when the local file cannot be shown',
  { tags: ['UPL-14'] },
  async () => {
    await show({ card: { ...card, file: FILE } })

    await expect.poll(() => document.querySelector('img')?.src).toBe(sea.preview_url)
  },
)

test('saves a description once, when the field is left', { tags: ['UPL-11'] }, async () => {
  const { onDescribed } = createActions()
  const screen = await renderInEnglish(<Sample onDescribed={onDescribed} />)
  await screen.getByRole('textbox').fill('The sea')
  expect(onDescribed).not.toHaveBeenCalled()

  await userEvent.tab()

  expect(onDescribed).toHaveBeenCalledOnce()
})

test('shows the progress of an upload, and can cancel it', { tags: ['UPL-05'] }, async () => {
  const { onRemove } = createActions()
  const screen = await show({ card: { ...card, media: null, upload: way }, onRemove })

  await expect
    .element(screen.getByRole('progressbar', { name: 'Uploading' }))
    .toHaveAttribute('aria-valuenow', '33')
  await screen
    .getByRole('group', { name: 'sea.png' })
    .getByRole('button', { name: 'Remove' })
    .click()
  expect(onRemove).toHaveBeenCalledOnce()
})

test.each([
  ['too-large', null, 'Upload failed: this server allows up to 2 kB.'],
  ['wrong-type', null, "Upload failed: this server doesn't support this file type."],
  ['refused', 'Bad file', 'Upload failed: Bad file'],
  ['failed', 'Internal Server Error', 'Upload failed: server error.'],
  ['cut', null, 'Upload failed: connection lost.'],
  ['unfinished', null, "couldn't process the file within five minutes"],
] as const)(
  'keeps a failed upload with its reason (%s) and a retry button',
  { tags: ['UPL-04', 'BY-32'] },
  async (kind, reason, words) => {
    const { onRetry } = createActions()
    const upload = { ...way, error: { kind, reason } }
    const screen = await show({ card: { ...card, media: null, upload }, sizeLimit: 2048, onRetry })

    await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
    expect(screen.getByRole('progressbar').query()).toBeNull()
    await screen.getByRole('button', { name: 'Try again' }).click()

    expect(onRetry).toHaveBeenCalledOnce()
  },
)

test.each([
  ['wrong-type', [], "Couldn't add “a.pdf”: this server doesn't support this file type."],
  ['too-large', ['b.mp4'], "this server allows up to 2 kB. “b.mp4” couldn't be added either."],
  ['no-room', ['b.png', 'c.png'], "“b.png” and “c.png” couldn't be added either."],
  ['not-alone', [], "Couldn't add “a.pdf”: a video can't be combined with other files."],
] as const)(
  'names every file that is not sent, with the reason for the first: %s',
  { tags: ['UPL-02', 'UPL-15', 'CMP-52'] },
  async (reason, otherNames, words) => {
    const onDismiss = vi.fn<() => void>()
    const screen = await showNotAdded({ reason, others: otherNames.length, otherNames }, onDismiss)

    await expect.element(screen.getByRole('alert')).toHaveTextContent("Couldn't add “a.pdf”:")
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words)
    await screen.getByRole('button', { name: 'Dismiss' }).click()
    expect(onDismiss).toHaveBeenCalledOnce()
  },
)

test(
  'names the first few of many files that are not sent, and counts the others',
  { tags: ['CMP-52'] },
  async () => {
    const otherNames = ['b.png', 'c.png', 'd.png']
    const screen = await showNotAdded({ reason: 'no-room', others: 9_995, otherNames })

    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent("“b.png”, “c.png”, “d.png” and 9,992 more files couldn't be added either.")
  },
)

function showNotAdded(
  rejection: Pick<RejectedFiles, 'reason' | 'others' | 'otherNames'>,
  onDismiss: () => void = () => undefined,
) {
  const rejected = { ...rejection, name: 'a.pdf', type: 'application/pdf' }
  const limits = { ...DEFAULT_MEDIA_LIMITS, video_size_limit: 2048 }
  return renderInEnglish(<NotAdded rejected={rejected} limits={limits} onDismiss={onDismiss} />)
}

test(
  'restricts the file picker to types that the server accepts',
  { tags: ['UPL-15'] },
  async () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>()
    const accepted = ['image/png', '.webm']
    const screen = await renderInEnglish(
      <AddMediaButton accepted={accepted} isDisabled={false} onFiles={onFiles} />,
    )
    const input = screen.container.querySelector('input')!
    expect(input.accept).toBe('image/png,.webm')
    await userEvent.upload(input, new File(['1'], 'sea.png', { type: 'image/png' }))
    expect(onFiles.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['sea.png'])
  },
)

test('disables the button when no more files can be added', { tags: ['UPL-03'] }, async () => {
  const screen = await renderInEnglish(
    <AddMediaButton accepted={[]} isDisabled onFiles={() => undefined} />,
  )

  await expect.element(screen.getByRole('button', { name: 'Add media' })).toBeDisabled()
})
