import { classNames } from '../class-names.ts'
import { FILLED_GLYPHS, ICON_GLYPHS, type IconName } from './icon-glyphs.ts'
import styles from './Icon.module.css'

interface IconProps {
  readonly name: IconName
  /** Filled with its own colour: what is switched on. */
  readonly isFilled?: boolean
  /** Side length in px where text has its usual size, and with the text larger; without it as large as the text around it. */
  readonly size?: number
  readonly className?: string | undefined
}

/** The usual size of the root's text. */
const ROOT_PX = 16

/** These show a way to go, so they turn round where the page runs right to left. */
const POINTING: ReadonlySet<IconName> = new Set([
  'reply',
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'fold',
  'sign-out',
  'external',
  'list',
])

/** A picture beside or in place of a label; never the only name of a control. */
export function Icon({ name, isFilled = false, size, className }: IconProps) {
  return (
    <i
      className={classNames(styles['icon'], className)}
      aria-hidden="true"
      data-icon={name}
      data-glyph={(isFilled ? FILLED_GLYPHS[name] : undefined) ?? ICON_GLYPHS[name]}
      data-filled={isFilled || undefined}
      data-flips={POINTING.has(name) || undefined}
      style={size === undefined ? undefined : { fontSize: `round(${size / ROOT_PX}rem, 1px)` }}
    />
  )
}
