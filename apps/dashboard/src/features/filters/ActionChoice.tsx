import { useLingui } from '@lingui/react/macro'
import type { FilterAction } from '@colonnade/domain/entities'
import { useSession } from '../../state/react/index.ts'
import { Choice } from '../../ui/choice/Choice.tsx'
import { useFilterWords } from './use-filter-words.ts'

interface ActionChoiceProps {
  readonly action: FilterAction
  readonly onChange: (action: FilterAction) => void
}

/** What becomes of a post that matches, as far as the server knows how to keep it. */
export function ActionChoice({ action, onChange }: ActionChoiceProps) {
  const { t } = useLingui()
  const words = useFilterWords()
  const { capabilities } = useSession().api
  const isOld = !capabilities.has('filtersV2')
  const hasBlur = action === 'blur' || (!isOld && capabilities.has('filterBlur'))

  const hints: Readonly<Record<FilterAction, string>> = {
    warn: t`The post becomes one line with the filter’s name, which you can open.`,
    hide: isOld
      ? t`The server drops the post: it does not come back when the filter goes.`
      : t`Lists leave the post out. The column says how many it hides.`,
    blur: t`The words stay; pictures and videos are covered.`,
  }
  const actions: readonly FilterAction[] = hasBlur ? ['warn', 'hide', 'blur'] : ['warn', 'hide']
  return (
    <Choice
      label={t`What happens`}
      options={actions.map((value) => ({ value, label: words.action(value) }))}
      value={action}
      onChange={onChange}
      hint={hints[action]}
    />
  )
}
