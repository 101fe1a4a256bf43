import { linkCard, videoCard } from '../../../gallery/card-samples.ts'
import { PreviewCard } from './PreviewCard.tsx'

const renderCard = (card = linkCard, isDetailed = false) => (
  <PreviewCard card={card} ownHosts={[]} isDetailed={isDetailed} />
)
const rich = {
  ...videoCard,
  type: 'rich',
  title: 'Tides, remixed: six hours of foghorn',
  height: 152,
} as const
const photo = { ...linkCard, type: 'photo', description: '', title: 'Crater, pencil' } as const

export const Link = () => renderCard()
export const LinkLarge = () => renderCard(linkCard, true)
export const LinkWithoutPicture = () => renderCard({ ...linkCard, image: null }, true)
export const LinkOfItsSite = () =>
  renderCard({ ...linkCard, image: 'https://www.rail.example/x.png' })
export const Photo = () => renderCard(photo)
export const Video = () => renderCard(videoCard)
export const VideoLarge = () => renderCard(videoCard, true)
export const VideoWithoutPicture = () => renderCard({ ...videoCard, image: null })
export const Rich = () => renderCard(rich)
export const RichWithoutPicture = () => renderCard({ ...rich, image: null })
export const LongNames = () =>
  renderCard({
    ...videoCard,
    title: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(6),
    html: `<iframe src="https://${'very-long-name.'.repeat(8)}example/"></iframe>`,
  })
