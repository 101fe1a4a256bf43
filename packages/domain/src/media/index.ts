export { getDownscaledSize, isDownscalable, MAX_IMAGE_AREA } from './downscale.ts'
export {
  type FocalPosition,
  toFocalPosition,
  type Focus,
  toFocus,
  formatFocus,
} from './focal-point.ts'
export {
  dragFocus,
  type FocusDrag,
  getFocusAtPointer,
  releaseFocus,
  stepFocus,
} from './focus-drag.ts'
export {
  GALLERY_LIMIT,
  type GalleryBox,
  getGalleryBoxes,
  getGalleryAspectRatio,
  getMediaHeight,
} from './gallery-boxes.ts'
export { getAverageColour, isBlurhash } from './is-blurhash.ts'
export {
  DISPLAY_MEDIA,
  type DisplayMedia,
  shouldRevealInitially,
  shouldRevealBehindWarning,
} from './reveal-media.ts'
export { createSoundWave } from './sound-wave.ts'
export {
  DRAG_INTERVAL_MS,
  reduceVideo,
  type VideoStep,
  VOLUME_BAR_PX,
} from './video/reduce-video.ts'
export {
  areControlsShown,
  getPlayedPercent,
  getShownVolume,
  START_VOLUME,
  createVideoState,
  type VideoCommand,
  type VideoEvent,
  type VideoMoment,
  getVideoPreload,
  type VideoState,
} from './video/video-state.ts'
export { formatVideoTime } from './video/video-time.ts'
export {
  clampScale,
  getDoubleTapScale,
  type Fingers,
  isDoubleTap,
  MAX_SCALE,
  MIN_SCALE,
  NO_ZOOM,
  applyPan,
  applyPinch,
  type Tap,
  type ViewerZoom,
  getWheelScale,
  wrapIndex,
  zoomTo,
} from './viewer-zoom.ts'
