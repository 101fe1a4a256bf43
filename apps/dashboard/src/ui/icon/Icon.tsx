import { classNames } from '../class-names.ts'
import { ICON_PATHS, type IconName } from './icon-paths.ts'
import styles from './Icon.module.css'

interface IconProps {
  readonly name: IconName
  /** Filled with its own colour: what is switched on. */
  readonly isFilled?: boolean
  /** Side length in px; without it the icon follows the text size. */
  readonly size?: number
  readonly className?: string | undefined
}

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
    <svg
      className={classNames(styles['icon'], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-icon={name}
      data-filled={isFilled || undefined}
      data-flips={POINTING.has(name) || undefined}
      {...(size === undefined
        ? undefined
        : { width: size, height: size, style: { inlineSize: size, blockSize: size } })}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
