import { person, picture, post } from '../../../gallery/gallery-data.ts'
import { PostPreview } from './PostPreview.tsx'

const lena = person('lena', { display_name: 'Lena Hartmann', acct: 'lena@sternwarte.example' })
const shots = [picture('1', ['navy', 'teal', 'gold']), picture('2', ['purple', 'coral', 'gold'])]

export function Plain() {
  const status = post('1', {
    content: '<p>Saturn through the old eyepiece. No filter, no luck needed.</p>',
  })

  return <PostPreview status={status} author={lena} isAnimated={false} />
}

export function WithPictures() {
  const status = post('2', { content: '<p>Two of the ring.</p>', media_attachments: shots })

  return <PostPreview status={status} author={lena} isAnimated={false} />
}

export function Warned() {
  const status = post('3', {
    spoiler_text: 'Eyes, close up',
    sensitive: true,
    media_attachments: shots,
  })

  return <PostPreview status={status} author={lena} isAnimated={false} />
}

export function RightToLeft() {
  const status = post('4', { content: '<p>הבוקר הזה התחיל בקפה, והמשיך בערפל</p>' })

  return <PostPreview status={status} author={lena} isAnimated={false} />
}
