import type { IconName } from './icon-glyphs.ts'
import { Icon } from './Icon.tsx'

interface NamedIconProps {
  readonly icon: IconName
  /** What it says: read aloud, and told to a pointer that rests on it. */
  readonly name: string
  /** Side length in px; without it the icon follows the text size. */
  readonly size?: number
  readonly className?: string | undefined
}

/** A small picture that says something by itself, with its name. */
export function NamedIcon({ icon, name, size, className }: NamedIconProps) {
  return (
    <span className={className} title={name}>
      <Icon name={icon} {...(size !== undefined && { size })} />
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
