/** Whether the device is worked with a finger first: it hides small things and cannot hover. */
export const isTouchScreen = (): boolean =>
  matchMedia('(hover: none) and (pointer: coarse)').matches
