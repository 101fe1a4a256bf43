import type { Session } from '../session.ts'
import { AGAIN_MS } from '../streaming/catch-up.ts'
import { askUnanswered, forgetUnanswered } from './until-answered.ts'

/** As `retry-first` does for first pages: every half minute, while somebody sees the page. @returns stops it */
export function startAskingUnanswered(session: Session): () => void {
  const { clock, page } = session.platform
  let cancel = () => {}

  function schedule(): void {
    cancel = clock.after(session.api.budget.stretch(AGAIN_MS, 1), () => {
      if (!page.isHidden()) askUnanswered(session)
      schedule()
    })
  }

  schedule()
  return () => {
    cancel()
    forgetUnanswered(session)
  }
}
