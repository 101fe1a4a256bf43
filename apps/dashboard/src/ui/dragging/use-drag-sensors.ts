import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'

/** A press that moves less than this distance remains a click. */
const MOUSE = { activationConstraint: { distance: 5 } }
/** A touch that moves at once scrolls. One that rests for the delay starts a drag. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } }

/**
 * Returns the sensors of dnd-kit for mouse, touch and keyboard, the same for everything that can be dragged. @see
 * BY-54
 */
export function useDragSensors(coordinateGetter: KeyboardCoordinateGetter) {
  return useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
}
