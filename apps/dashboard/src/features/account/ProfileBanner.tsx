import { useState } from 'react'
import type { AccountRecord } from '@colonnade/domain/entities'
import styles from './Profile.module.css'

interface ProfileBannerProps {
  readonly account: Pick<AccountRecord, 'header' | 'header_static'>
  readonly isAnimated: boolean
}

/** The picture behind a profile; a plain wash where there is none, or where it does not come. */
export function ProfileBanner({ account, isAnimated }: ProfileBannerProps) {
  const src = isAnimated ? account.header : account.header_static
  const [failedSrc, setFailedSrc] = useState<string | null>(null)

  if (src === '' || src === failedSrc) return <div className={styles['banner']} />
  return <img className={styles['banner']} src={src} alt="" onError={() => setFailedSrc(src)} />
}
