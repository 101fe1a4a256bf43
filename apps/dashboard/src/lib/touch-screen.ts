/** Returns whether touch is the primary input, so that the device cannot hover and has small controls hidden. */
export const isTouchScreen = (): boolean =>
  matchMedia('(hover: none) and (pointer: coarse)').matches
