import { useState } from 'react'

interface Heard {
  readonly place: Element
  readonly messages: readonly object[]
}

/**
 * Which messages stood somewhere else before. A screen reader speaks whatever comes into the page's live
 * places, so that one which moves into a dialog, and out of it, would be spoken each time.
 *
 * @see ALR-07
 */
export function useSpoken(
  place: Element,
  messages: readonly object[],
): (message: object) => boolean {
  const [heard, setHeard] = useState<Heard>({ place, messages: [] })
  const [shown, setShown] = useState(messages)

  if (heard.place !== place) setHeard({ place, messages: shown })
  if (shown !== messages) setShown(messages)
  return (message) => heard.messages.includes(message)
}
