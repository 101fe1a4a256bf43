import type { StatusEditEntity } from '@colonnade/domain/entities'
import { createSampleImage, createSampleStatus } from '../../gallery/sample-data.ts'
import { account } from '../../testing/factories.ts'
import { VersionList } from './VersionsDialog.tsx'

const shot = createSampleImage('1', ['navy', 'teal', 'gold'])

const createVersion = (content: string, minute: number, more: Partial<StatusEditEntity> = {}) => ({
  ...createSampleStatus('1', { content: `<p>${content}</p>` }),
  created_at: new Date(Date.UTC(2026, 10, 23, 8, minute)).toISOString(),
  account: account(),
  poll: null,
  ...more,
})

const versions: readonly StatusEditEntity[] = [
  createVersion('Fog until one. The ferry waits.', 42, { spoiler_text: 'Weather' }),
  createVersion('Fog until noon. The ferry waits, and so do the gulls.', 20, {
    media_attachments: [shot],
  }),
  createVersion('Fog until noon.', 4, {
    poll: { options: [{ title: 'Wait' }, { title: 'Walk' }] },
  }),
]

export function Three() {
  return <VersionList versions={versions} mentions={[]} tags={[]} isAnimated={false} />
}

export function One() {
  return <VersionList versions={versions.slice(2)} mentions={[]} tags={[]} isAnimated={false} />
}
