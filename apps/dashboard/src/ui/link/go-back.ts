import { closeDialogsAndRun } from '../dialog/dialog-history.ts'
import { goTo, readDepth } from './go-to.ts'

/** Goes to the previous page, or to the deck when the previous page is outside the app. @see RTE-03, RTE-04 */
export function goBack(): void {
  closeDialogsAndRun(() => {
    if (readDepth(history.state) > 0) history.back()
    else goTo('/')
  })
}
