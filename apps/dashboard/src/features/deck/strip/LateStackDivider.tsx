import { latePart, useLatePart } from '../../../ui/later/late-part.ts'
import type { StackDividerProps } from './StackDivider.tsx'

const stackDivider = latePart(async () => (await import('./StackDivider.tsx')).StackDivider)

/** Few strips have stacks; nothing moves when their dividers arrive. */
export function LateStackDivider(props: StackDividerProps) {
  const { Part } = useLatePart(stackDivider, 'now')
  return Part === null ? null : <Part {...props} />
}
