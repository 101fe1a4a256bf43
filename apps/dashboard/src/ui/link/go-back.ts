import { leaveDialogs } from '../dialog/dialog-history.ts'
import { goTo, readDepth } from './go-to.ts'

/** Goes back to where the reader came from; to the deck when that would lead out of the program. @see RTE-03, RTE-04 */
export function goBack(): void {
  leaveDialogs(() => {
    if (readDepth(history.state) > 0) history.back()
    else goTo('/')
  })
}
