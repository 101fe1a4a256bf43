export { downscaledSize, isDownscalable, MAX_IMAGE_AREA } from './downscale.ts'
export {
  type FocalPosition,
  focalPosition,
  type Focus,
  focusAt,
  formatFocus,
} from './focal-point.ts'
export { dragFocus, type FocusDrag, focusUnder, releaseFocus, stepFocus } from './focus-drag.ts'
export {
  GALLERY_LIMIT,
  type GalleryBox,
  galleryBoxes,
  galleryShape,
  mediaHeight,
} from './gallery-boxes.ts'
export { isBlurhash } from './is-blurhash.ts'
export { DISPLAY_MEDIA, type DisplayMedia, revealAtStart, revealBehindWarning } from './reveal.ts'
export { soundWave } from './sound-wave.ts'
export { DRAG_INTERVAL_MS, stepVideo, type VideoStep, VOLUME_BAR_PX } from './video/step-video.ts'
export {
  areControlsShown,
  playedPercent,
  shownVolume,
  START_VOLUME,
  startVideo,
  type VideoCommand,
  type VideoEvent,
  type VideoMoment,
  videoPreload,
  type VideoState,
} from './video/video-state.ts'
export { videoTime } from './video/video-time.ts'
export {
  clampScale,
  doubleTapScale,
  type Fingers,
  isDoubleTap,
  MAX_SCALE,
  MIN_SCALE,
  NO_ZOOM,
  panBy,
  pinch,
  type Tap,
  type ViewerZoom,
  wheelScale,
  wrapIndex,
  zoomTo,
} from './viewer.ts'
