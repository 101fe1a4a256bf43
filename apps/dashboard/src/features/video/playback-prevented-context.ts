import { createContext } from 'react'

/** Whether the players inside must not play, because their container is collapsed or hidden. @see VID-07 */
export const PlaybackPreventedContext = createContext(false)
