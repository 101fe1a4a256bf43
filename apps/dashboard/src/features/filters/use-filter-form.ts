import { useMemo, useState } from 'react'
import type { FilterV2Entity } from '@colonnade/domain/entities'
import {
  toFilterDraft,
  type FilterDraft,
  type FilterProblem,
  getFilterProblems,
  getKeywords,
  NEW_FILTER,
  NEW_KEYWORD,
} from '@colonnade/domain/filters'
import { addKey, type Words } from './keyed-words.ts'

type Traits = Omit<FilterDraft, 'keywords'>

const NO_PROBLEMS: readonly FilterProblem[] = []

/**
 * State of the form of one filter.
 *
 * @param filter the filter when the form opened; undefined for a new one
 * @param keyword initial keyword of a new filter
 * @param isNamed whether filters have titles; on v1 servers the keyword is the title
 */
export function useFilterForm(
  filter: FilterV2Entity | undefined,
  keyword: string,
  isNamed: boolean,
) {
  const [start] = useState(() =>
    filter === undefined ? createDraft(keyword) : toFilterDraft(filter),
  )
  const [traits, setTraits] = useState<Traits>(start)
  const [words, setWords] = useState<Words>(() => getWords(start))
  const [first] = useState({ traits, words })
  const [isChecked, setIsChecked] = useState(false)

  const draft = useMemo(
    (): FilterDraft => ({
      ...traits,
      title: isNamed ? traits.title : (getKeywords({ keywords: words })[0]?.keyword ?? ''),
      keywords: words,
    }),
    [isNamed, traits, words],
  )
  const problems = useMemo(
    () =>
      isChecked
        ? getFilterProblems(draft).filter((one) => isNamed || one !== 'no-title')
        : NO_PROBLEMS,
    [draft, isChecked, isNamed],
  )

  return {
    draft,
    words,
    setWords,
    /** Validation errors, shown after the first attempt to save. */
    problems,
    /** Whether closing would discard changes. */
    isChanged: traits !== first.traits || words !== first.words,
    change: (changed: Partial<Traits>) => setTraits((now) => ({ ...now, ...changed })),
    /** @returns the validation errors */
    check() {
      setIsChecked(true)
      return getFilterProblems(draft).filter((one) => isNamed || one !== 'no-title')
    },
  }
}

function createDraft(keyword: string): FilterDraft {
  if (keyword === '') return NEW_FILTER
  return { ...NEW_FILTER, title: keyword, keywords: [{ ...NEW_KEYWORD, keyword }] }
}

/** A filter may have no keywords, but the form always has one empty field. */
function getWords({ keywords }: FilterDraft): Words {
  return (keywords.length === 0 ? [NEW_KEYWORD] : keywords).map(addKey)
}
