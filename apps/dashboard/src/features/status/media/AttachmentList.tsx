import type { MediaAttachmentEntity } from '@colonnade/domain/entities'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { attachmentAddress, fileName } from './media-name.ts'
import styles from './AttachmentList.module.css'

interface AttachmentListProps {
  readonly media: readonly MediaAttachmentEntity[]
}

/** Attachments as links with their file names, for what cannot be shown in place. */
export function AttachmentList({ media }: AttachmentListProps) {
  return (
    <ul className={styles['list']}>
      {media.map((each) => {
        const address = attachmentAddress(each)
        if (address === null) return null
        return (
          <li key={each.id}>
            <Icon name="file" size={14} />
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              title={each.description ?? undefined}
            >
              {fileName(address)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
