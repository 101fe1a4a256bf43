export { downscaledSize, isDownscalable, MAX_IMAGE_AREA, uprightSize } from './downscale.ts'
export {
  type FocalPosition,
  focalPosition,
  type Focus,
  focusAt,
  formatFocus,
} from './focal-point.ts'
export { dragFocus, type FocusDrag, focusUnder, releaseFocus, stepFocus } from './focus-drag.ts'
export { GALLERY_LIMIT, type GalleryBox, galleryBoxes, mediaHeight } from './gallery-boxes.ts'
export { DISPLAY_MEDIA, type DisplayMedia, revealAtStart } from './reveal.ts'
