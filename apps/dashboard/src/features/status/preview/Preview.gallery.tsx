import {
  createSampleAccount,
  createSampleImage,
  createSampleStatus,
} from '../../../gallery/sample-data.ts'
import { PostPreview } from './PostPreview.tsx'

const lena = createSampleAccount('lena', {
  display_name: 'Lena Hartmann',
  acct: 'lena@sternwarte.example',
})
const shots = [
  createSampleImage('1', ['navy', 'teal', 'gold']),
  createSampleImage('2', ['purple', 'coral', 'gold']),
]

export function Plain() {
  const status = createSampleStatus('1', {
    content: '<p>Saturn through the old eyepiece. No filter, no luck needed.</p>',
  })

  return <PostPreview status={status} author={lena} isAnimated={false} />
}

export function WithPictures() {
  const status = createSampleStatus('2', {
    content: '<p>Two of the ring.</p>',
    media_attachments: shots,
  })

  return <PostPreview status={status} author={lena} isAnimated={false} />
}

export function Warned() {
  const status = createSampleStatus('3', {
    spoiler_text: 'Eyes, close up',
    sensitive: true,
    media_attachments: shots,
  })

  return <PostPreview status={status} author={lena} isAnimated={false} />
}

export function RightToLeft() {
  const status = createSampleStatus('4', { content: '<p>הבוקר הזה התחיל בקפה, והמשיך בערפל</p>' })

  return <PostPreview status={status} author={lena} isAnimated={false} />
}
