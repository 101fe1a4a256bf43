import { Plural } from '@lingui/react/macro'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { isReadingIn } from './is-handled.ts'

/** What comes in one after the other is told of together. Unit: ms. */
const GATHER_MS = 2_000

interface ArrivalsSaidProps {
  readonly area: RefObject<HTMLElement | null>
  /** How many came in that nobody has seen. */
  readonly unread: number
  /** The name of the list. */
  readonly label: string
}

/**
 * Says how many came in above whoever reads this list by keys, in the next pause: the number that others see is no
 * stop on their way. Said once until they have been seen, nowhere else, and not while something is typed.
 */
export function ArrivalsSaid({ area, unread, label }: ArrivalsSaidProps) {
  const [said, setSaid] = useState(0)
  const latest = useRef(unread)
  const hasUnread = unread > 0

  useEffect(() => {
    latest.current = unread
  }, [unread])
  useEffect(() => {
    const list = area.current
    if (!hasUnread || list === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      timer = undefined
      if (isReadingIn(list)) setSaid((before) => before || latest.current)
    }
    const tellSoon = () => {
      timer ??= setTimeout(tell, GATHER_MS)
    }
    tellSoon()
    // They may come to the list only after those came in.
    list.addEventListener('focusin', tellSoon)
    return () => {
      list.removeEventListener('focusin', tellSoon)
      clearTimeout(timer)
      setSaid(0)
    }
  }, [hasUnread, area])

  return (
    <output className="visually-hidden">
      {said > 0 && <Plural value={said} one={`# new in ${label}`} other={`# new in ${label}`} />}
    </output>
  )
}
