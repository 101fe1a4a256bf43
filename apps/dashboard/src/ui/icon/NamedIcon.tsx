import type { IconName } from './icon-glyphs.ts'
import { Icon } from './Icon.tsx'

interface NamedIconProps {
  readonly icon: IconName
  /** The accessible name and tooltip. */
  readonly name: string
  /** Side length in px. By default the icon follows the text size. */
  readonly size?: number
  readonly className?: string | undefined
}

/** A small icon with a meaning and an accessible name. */
export function NamedIcon({ icon, name, size, className }: NamedIconProps) {
  return (
    <span className={className} title={name}>
      <Icon name={icon} {...(size !== undefined && { size })} />
      <span className="visually-hidden">{name}</span>
    </span>
  )
}
