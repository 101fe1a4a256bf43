import type { PreviewCardEntity } from '@colonnade/domain/entities'
import { createSampleImage } from './sample-data.ts'

const dusk = createSampleImage('card', ['#04070f', '#1d2440', '#c98f5a'])

/** A preview card of a page. */
export const linkCard: PreviewCardEntity = {
  url: 'https://rail.example/ely-box',
  title: 'The last shift at Ely North',
  description:
    'Forty-five levers, one kettle, and a cat who was on the payroll. What the last three signallers remember.',
  type: 'link',
  author_name: 'Priya Nair',
  provider_name: 'Rail Notes',
  image: dusk.url,
  blurhash: null,
  width: 800,
  height: 418,
  html: '',
}

/** A preview card of a video on another site. */
export const videoCard: PreviewCardEntity = {
  ...linkCard,
  type: 'video',
  title: 'The tripod comes home, with honey',
  width: 640,
  height: 360,
  html: '<iframe src="https://play.kino.example/e/tripod" width="640" height="360"></iframe>',
}
