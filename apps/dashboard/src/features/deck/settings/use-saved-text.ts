import { useEffect, useRef, useState } from 'react'

/** How long nothing is typed before it counts: half an expression hides what the whole one would not. */
const PAUSE_MS = 500

/**
 * A text that is saved when its writer pauses, or is done with it. What is saved elsewhere meanwhile
 * shows, unless something else is being written.
 *
 * @param onSave told of each new text once
 */
export function useSavedText(saved: string, onSave: (text: string) => void) {
  const [draft, setDraft] = useState(saved)
  const [known, setKnown] = useState(saved)
  const latest = useRef({ draft, saved, onSave })

  if (saved !== known) {
    setKnown(saved)
    if (draft === known) setDraft(saved)
  }

  useEffect(() => {
    latest.current = { draft, saved, onSave }
  })

  function save(): void {
    const { draft: written, saved: before, onSave: tell } = latest.current
    if (written !== before) tell(written)
  }

  useEffect(() => {
    if (draft === saved) return undefined
    const timer = setTimeout(save, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, saved])

  // What is folded away in the midst of a word was meant all the same.
  useEffect(() => save, [])

  return { draft, setDraft, save }
}
