import { memo, useEffect } from 'react'
import type { Suggesting } from './suggesting.ts'
import { useSuggesting } from './use-suggesting.tsx'

interface SuggesterProps {
  /** The same one always: it is told anew with every other one. */
  readonly onChange: (suggesting: Suggesting) => void
}

/** Tells what is suggested to a composer that was there before. Shows nothing itself. */
export const Suggester = memo(function Suggester({ onChange }: SuggesterProps) {
  const suggesting = useSuggesting()

  useEffect(() => onChange(suggesting), [onChange, suggesting])

  return null
})
