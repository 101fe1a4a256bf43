import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'

/** A press that moves less is still a click on what is there. */
const MOUSE = { activationConstraint: { distance: 5 } }
/** A finger that moves at once scrolls; one that rests takes hold. */
const TOUCH = { activationConstraint: { delay: 250, tolerance: 8 } }

/** By which ways something is dragged: the same for whatever there is to drag. @see BY-54 */
export function useDragSensors(coordinateGetter: KeyboardCoordinateGetter) {
  return useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, { coordinateGetter }),
  )
}
