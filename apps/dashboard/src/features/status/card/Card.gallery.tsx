import { linkCard, videoCard } from '../../../gallery/card-samples.ts'
import { PreviewCard } from './PreviewCard.tsx'

const shown = (card = linkCard, isDetailed = false) => (
  <PreviewCard card={card} ownHosts={[]} isDetailed={isDetailed} />
)
const rich = {
  ...videoCard,
  type: 'rich',
  title: 'Tides, remixed: six hours of foghorn',
  height: 152,
} as const
const photo = { ...linkCard, type: 'photo', description: '', title: 'Crater, pencil' } as const

export const Link = () => shown()
export const LinkLarge = () => shown(linkCard, true)
export const LinkWithoutPicture = () => shown({ ...linkCard, image: null }, true)
export const LinkOfItsSite = () => shown({ ...linkCard, image: 'https://www.rail.example/x.png' })
export const Photo = () => shown(photo)
export const Video = () => shown(videoCard)
export const VideoLarge = () => shown(videoCard, true)
export const VideoWithoutPicture = () => shown({ ...videoCard, image: null })
export const Rich = () => shown(rich)
export const RichWithoutPicture = () => shown({ ...rich, image: null })
export const LongNames = () =>
  shown({
    ...videoCard,
    title: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(6),
    html: `<iframe src="https://${'very-long-name.'.repeat(8)}example/"></iframe>`,
  })
