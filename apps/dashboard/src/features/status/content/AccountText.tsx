import type { AccountRecord } from '@colonnade/domain/entities'
import { renderContent } from './render-content.tsx'
import styles from './Content.module.css'

interface AccountTextProps {
  /** HTML from the server, never trusted: a bio, or the value of a field. */
  readonly html: string
  readonly account: AccountRecord
  readonly isAnimated: boolean
}

/** What people say of themselves, with their links, tags and pictures in it. */
export function AccountText({ html, account, isAnimated }: AccountTextProps) {
  return (
    <div className={styles['content']} dir="auto">
      {renderContent(html, { emojis: account.emojis, mentions: [], tags: [], isAnimated })}
    </div>
  )
}
