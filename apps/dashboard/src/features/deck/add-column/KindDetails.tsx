import type { ColumnParams } from '@colonnade/domain/columns'
import type { AddedKind } from './column-choices.ts'
import { HashtagChoice } from './HashtagChoice.tsx'
import { ListChoice } from './ListChoice.tsx'
import { ProfileChoice } from './ProfileChoice.tsx'
import { SearchChoice } from './SearchChoice.tsx'

interface KindDetailsProps {
  readonly kind: AddedKind
  readonly onAdd: (params: ColumnParams) => void
}

/** What a kind asks for before it is added. */
export function KindDetails({ kind, onAdd }: KindDetailsProps) {
  switch (kind) {
    case 'HASHTAG':
      return <HashtagChoice onAdd={(id) => onAdd({ id })} />
    case 'LIST':
      return <ListChoice onAdd={(id) => onAdd({ id })} />
    case 'ACCOUNT':
      return <ProfileChoice onAdd={onAdd} />
    case 'SEARCH':
      return <SearchChoice onAdd={(query) => onAdd({ query })} />
    default:
      return null
  }
}
