import { type ReactNode, useState } from 'react'
import {
  DEFAULT_MEDIA_LIMITS,
  type RejectedFiles,
  type UploadError,
} from '@colonnade/domain/compose'
import { createSampleImage } from '../../../gallery/sample-data.ts'
import type { AttachmentCard as Card } from '../../../state/compose/upload-list.ts'
import { AttachmentCard } from './AttachmentCard.tsx'
import { NotAdded } from './NotAdded.tsx'
import styles from './Attachments.module.css'

const noop = () => undefined
const sea = createSampleImage('1', ['#0b132b', '#3a506b', '#f4a261'])

/** Creates an audio file with one second of silence. */
const createSilence = (): File => {
  const bytes = new Uint8Array(44 + 8000).fill(128, 44)
  const head =
    'RIFF\x64\x1f\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x40\x1f\0\0'
  for (let index = 0; index < head.length; index += 1) bytes[index] = head.charCodeAt(index)
  return new File([bytes], 'silence.wav', { type: 'audio/wav' })
}

const createCard = (traits: Partial<Card>): Card => ({
  key: 'k',
  name: 'sea.png',
  media: null,
  upload: null,
  file: null,
  description: '',
  ...traits,
})

function Sample({ limit = 420, ...traits }: Partial<Card> & { readonly limit?: number }) {
  const [description, setDescription] = useState(traits.description ?? '')

  return (
    <AttachmentCard
      card={{ ...createCard(traits), description }}
      isLocked={false}
      descriptionLimit={limit}
      sizeLimit={16 * 1024 * 1024}
      onType={setDescription}
      onDescribed={noop}
      onFocus={noop}
      onRetry={noop}
      onRemove={noop}
      position={null}
      onMove={noop}
      onHandleEvent={noop}
    />
  )
}

const List = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['list']}>{children}</div>
)

export function Attached() {
  const [song] = useState(createSilence)
  return (
    <List>
      <Sample media={sea} description="Low tide behind the net lofts, a heron on the slip" />
      <Sample
        media={sea}
        limit={60}
        description="As long as this server takes it, and one word more"
      />
      <Sample name="silence.wav" media={{ ...sea, type: 'audio', url: null }} file={song} />
    </List>
  )
}

const upload = {
  key: 'k',
  type: 'video/mp4',
  loaded: 2,
  total: 3,
  isProcessing: false,
  error: null,
}

export function OnTheirWay() {
  return (
    <List>
      <Sample
        name="a-walk-along-the-harbour-wall-at-low-tide-in-november-third-take.mp4"
        upload={upload}
      />
      <Sample name="مرفأ.mp4" upload={{ ...upload, isProcessing: true }} description="المرفأ" />
    </List>
  )
}

const errors: readonly UploadError[] = [
  { kind: 'too-large', reason: null },
  { kind: 'refused', reason: 'Validation failed: File content type is invalid' },
  { kind: 'failed', reason: null },
  { kind: 'cut', reason: null },
  { kind: 'unfinished', reason: null },
  { kind: 'led-elsewhere', reason: null },
]

export function Failed() {
  return (
    <List>
      {errors.map((error) => (
        <Sample key={error.kind} upload={{ ...upload, error }} description="Low tide" />
      ))}
    </List>
  )
}

const away: readonly RejectedFiles[] = [
  { reason: 'wrong-type', name: 'minutes.pdf', type: 'application/pdf', others: 0, otherNames: [] },
  {
    reason: 'too-large',
    name: 'harbour.mp4',
    type: 'video/mp4',
    others: 1,
    otherNames: ['pier.mp4'],
  },
  {
    reason: 'no-room',
    name: 'DSC_4711.jpg',
    type: 'image/jpeg',
    others: 9_995,
    otherNames: ['DSC_4712.jpg', 'DSC_4713.jpg', 'DSC_4714.jpg'],
  },
  { reason: 'not-alone', name: 'harbour.mp4', type: 'video/mp4', others: 0, otherNames: [] },
]

export function NotSent() {
  const limits = { ...DEFAULT_MEDIA_LIMITS, video_size_limit: 99 * 1024 * 1024 }
  return (
    <List>
      {away.map((rejected) => (
        <NotAdded key={rejected.reason} rejected={rejected} limits={limits} onDismiss={noop} />
      ))}
    </List>
  )
}
