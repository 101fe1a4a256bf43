import { useEffect, useRef, useState } from 'react'

/** The debounce time of typed text. Half an expression would hide posts that the whole one does not. */
const PAUSE_MS = 500

/**
 * A text that is saved on a pause in typing or on blur. A change from elsewhere replaces it, unless the user is
 * typing.
 *
 * @param onSave called once with each new text
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
    const { draft: written, saved: before, onSave: saveText } = latest.current
    if (written !== before) saveText(written)
  }

  useEffect(() => {
    if (draft === saved) return undefined
    const timer = setTimeout(save, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, saved])

  // Saves on unmount too, because collapsing the settings while typing does not discard the text.
  useEffect(() => save, [])

  return { draft, setDraft, save }
}
