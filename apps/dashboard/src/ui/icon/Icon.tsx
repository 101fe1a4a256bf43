import { classNames } from '../class-names.ts'
import { FILLED_GLYPHS, ICON_GLYPHS, type IconName } from './icon-glyphs.ts'
import styles from './Icon.module.css'

interface IconProps {
  readonly name: IconName
  /** Filled with its colour, for a toggle that is on. */
  readonly isFilled?: boolean
  /**
   * Side length in px at the default text size. It scales with larger text. By default the icon is as large as the
   * surrounding text.
   */
  readonly size?: number
  readonly className?: string | undefined
}

/** The default font size of the root. */
const DEFAULT_ROOT_PX = 16

/** These icons show a direction, so they are mirrored in RTL pages. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set([
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

/** An icon beside or instead of a label. It is hidden from screen readers, so a control needs another name. */
export function Icon({ name, isFilled = false, size, className }: IconProps) {
  return (
    <i
      className={classNames(styles['icon'], className)}
      aria-hidden="true"
      data-icon={name}
      data-glyph={(isFilled ? FILLED_GLYPHS[name] : undefined) ?? ICON_GLYPHS[name]}
      data-filled={isFilled || undefined}
      data-flips={DIRECTIONAL.has(name) || undefined}
      style={
        size === undefined ? undefined : { fontSize: `round(${size / DEFAULT_ROOT_PX}rem, 1px)` }
      }
    />
  )
}
