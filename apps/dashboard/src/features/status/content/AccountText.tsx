import type { AccountRecord } from '@colonnade/domain/entities'
import { renderContent } from './render-content.tsx'
import styles from './Content.module.css'

interface AccountTextProps {
  /** Untrusted HTML from the server: a bio, or the value of a profile field. */
  readonly html: string
  readonly account: AccountRecord
  readonly isAnimated: boolean
}

/** Text of a profile, with its links, hashtags and custom emoji. */
export function AccountText({ html, account, isAnimated }: AccountTextProps) {
  return (
    <div className={styles['content']} dir="auto">
      {renderContent(html, { emojis: account.emojis, mentions: [], tags: [], isAnimated })}
    </div>
  )
}
