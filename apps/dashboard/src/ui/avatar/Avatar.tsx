import { useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Avatar.module.css'

interface AvatarProps {
  /** URL of the image. Without one, or when it fails, the name's first letter is shown. */
  readonly src: string | null
  readonly name: string
  readonly size?: 'small' | 'row' | 'medium' | 'large'
  readonly className?: string | undefined
}

/** Returns the hue for a name, so that its letter keeps its colour. Unit: degrees. */
function getHue(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360
  return sum
}

/** An avatar beside a name. It is decorative, because the name is next to it. */
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
        style={{ '--avatar-hue': getHue(name) }}
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
