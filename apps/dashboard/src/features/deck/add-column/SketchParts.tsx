import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { FILLED_GLYPHS, ICON_GLYPHS, type IconName } from '../../../ui/icon/icon-glyphs.ts'
import styles from './KindSketch.module.css'

/** What a stroke in a sketch stands for; the style sheet gives it a colour of the theme. */
type Tint = 'soft' | 'wash' | 'accent' | 'favourite' | 'boost' | 'bookmark' | 'direct'

const tint = (name: Tint) => styles[name]

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
      className={tint(as)}
      x={x}
      y={y}
      width={width}
      height={height}
      rx={Math.min(height / 2, 3)}
    />
  )
}

interface FaceProps {
  readonly x?: number
  readonly y: number
  readonly as?: Tint
}

export function Face({ x = 7, y, as = 'soft' }: FaceProps) {
  return <rect className={tint(as)} x={x} y={y} width={9} height={9} rx={3} />
}

interface PostProps {
  readonly y: number
  /** How long its second line is. */
  readonly length?: number
  readonly face?: Tint
  readonly name?: Tint
  readonly children?: ReactNode
}

/** A face and two lines: one post. */
export function Post({ y, length = 50, face = 'soft', name = 'soft', children }: PostProps) {
  return (
    <g>
      <Face y={y} as={face} />
      <Bar x={20} y={y + 0.5} width={26} as={name} />
      <Bar x={20} y={y + 6} width={length} />
      {children}
    </g>
  )
}

interface SignProps {
  readonly icon: IconName
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly as: Tint
  readonly isFilled?: boolean
}

/** A small icon in a sketch. */
export function Sign({ icon, x, y, size = 9, as, isFilled = false }: SignProps) {
  return (
    <text className={classNames(styles['sign'], tint(as))} x={x} y={y + size} fontSize={size}>
      {(isFilled ? FILLED_GLYPHS[icon] : undefined) ?? ICON_GLYPHS[icon]}
    </text>
  )
}
