import { Icon } from '../icon/Icon.tsx'
import { getFileName } from './file-name.ts'
import styles from './FileLinks.module.css'

interface FileLink {
  readonly id: string
  readonly description: string | null
  /** The URL of the original file. The file's own server comes before the local copy (ST-27). */
  readonly remote_url: string | null
  readonly url: string | null
  readonly preview_url: string | null
}

/** Links to files with their names, for attachments that cannot be displayed. */
export function FileLinks({ files }: { readonly files: readonly FileLink[] }) {
  return (
    <ul className={styles['list']}>
      {files.map((file, index) => {
        const address = file.remote_url ?? file.url ?? file.preview_url
        if (address === null) return null
        return (
          <li key={`${index} ${file.id}`}>
            <Icon name="file" size={14} />
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              title={file.description ?? undefined}
            >
              {getFileName(address)}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
