import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { FILLED_GLYPHS, ICON_GLYPHS, type IconName } from '../../../ui/icon/icon-glyphs.ts'
import styles from './KindSketch.module.css'

/** The meaning of a stroke in a sketch. The style sheet maps it to a theme colour. */
type Tint = 'soft' | 'wash' | 'accent' | 'favourite' | 'boost' | 'bookmark' | 'direct'

const getTintClass = (name: Tint) => styles[name]

interface BarProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height?: number
  readonly as?: Tint
}

/** A line of text, or a small block. */
export function Bar({ x, y, width, height = 3, as = 'soft' }: BarProps) {
  return (
    <rect
      className={getTintClass(as)}
      x={x}
      y={y}
      width={width}
      height={height}
      rx={Math.min(height / 2, 3)}
    />
  )
}

interface AvatarProps {
  readonly x?: number
  readonly y: number
  readonly as?: Tint
}

export function Avatar({ x = 7, y, as = 'soft' }: AvatarProps) {
  return <rect className={getTintClass(as)} x={x} y={y} width={9} height={9} rx={3} />
}

interface PostProps {
  readonly y: number
  /** Length of the second line. */
  readonly length?: number
  readonly avatarTint?: Tint
  readonly name?: Tint
  readonly children?: ReactNode
}

/** One post: an avatar and two lines. */
export function Post({ y, length = 50, avatarTint = 'soft', name = 'soft', children }: PostProps) {
  return (
    <g>
      <Avatar y={y} as={avatarTint} />
      <Bar x={20} y={y + 0.5} width={26} as={name} />
      <Bar x={20} y={y + 6} width={length} />
      {children}
    </g>
  )
}

interface SketchIconProps {
  readonly icon: IconName
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly as: Tint
  readonly isFilled?: boolean
}

/** A small icon in a sketch. */
export function SketchIcon({ icon, x, y, size = 9, as, isFilled = false }: SketchIconProps) {
  return (
    <text
      className={classNames(styles['icon'], getTintClass(as))}
      x={x}
      y={y + size}
      fontSize={size}
    >
      {(isFilled ? FILLED_GLYPHS[icon] : undefined) ?? ICON_GLYPHS[icon]}
    </text>
  )
}
