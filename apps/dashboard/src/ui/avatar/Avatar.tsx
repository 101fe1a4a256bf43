import { useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Avatar.module.css'

interface AvatarProps {
  /** Address of the picture; without one, or when it fails, the name's first letter stands in. */
  readonly src: string | null
  readonly name: string
  readonly size?: 'small' | 'row' | 'medium' | 'large'
  readonly className?: string | undefined
}

/** Where in the circle of hues a name falls, so that a letter keeps its colour. Degrees. */
function hueOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return sum
}

/** A face beside a name. Decorative: the name stands next to it. */
export function Avatar({ src, name, size = 'row', className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const classes = classNames(styles['avatar'], className)

  if (src === null || src === '' || src === failedSrc) {
    return (
      <span
        className={classes}
        data-size={size}
        data-letter
        aria-hidden="true"
        style={{ '--avatar-hue': hueOf(name) }}
      >
        {Array.from(name)[0]?.toUpperCase() ?? ''}
      </span>
    )
  }
  return (
    <img
      className={classes}
      data-size={size}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => {
        setFailedSrc(src)
      }}
    />
  )
}
