import { Plural } from '@lingui/react/macro'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { isReadByKeyboard } from './is-in-use.ts'

/** Rows that arrive within this time are announced together. Unit: ms. */
const COLLECT_MS = 2_000

interface NewRowsAnnouncerProps {
  readonly area: RefObject<HTMLElement | null>
  /** Number of unseen new rows. */
  readonly unread: number
  /** The name of the list. */
  readonly label: string
}

/**
 * Announces the number of new rows above to users who read the list by keyboard, because the visible pill is not a
 * tab stop on their way. It announces politely and once until the rows were seen. It stays silent for other lists and
 * while the user types.
 */
export function NewRowsAnnouncer({ area, unread, label }: NewRowsAnnouncerProps) {
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
    const announce = () => {
      timer = undefined
      if (isReadByKeyboard(list)) setSaid((before) => before || latest.current)
    }
    const announceSoon = () => {
      timer ??= setTimeout(announce, COLLECT_MS)
    }
    announceSoon()
    // The user may enter the list only after the rows arrived.
    list.addEventListener('focusin', announceSoon)
    return () => {
      list.removeEventListener('focusin', announceSoon)
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
