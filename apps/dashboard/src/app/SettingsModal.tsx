import { SettingsDialog } from '../features/settings/index.ts'
import { SamplePost } from './SamplePost.tsx'

interface SettingsModalProps {
  readonly onClose: () => void
}

/** The settings, with a post to try the looks on. */
export function SettingsModal({ onClose }: SettingsModalProps) {
  return <SettingsDialog sample={<SamplePost />} onClose={onClose} />
}
