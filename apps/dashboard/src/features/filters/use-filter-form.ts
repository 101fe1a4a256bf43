import { useMemo, useState } from 'react'
import type { FilterV2Entity } from '@colonnade/domain/entities'
import {
  draftOfV2,
  type FilterDraft,
  type FilterProblem,
  filterProblems,
  keywordsOf,
  NEW_FILTER,
  NEW_KEYWORD,
} from '@colonnade/domain/filters'
import { keyed, type Words } from './keyed-words.ts'

type Traits = Omit<FilterDraft, 'keywords'>

const NO_PROBLEMS: readonly FilterProblem[] = []

/**
 * What is written in the form of one filter.
 *
 * @param filter as it was when the form opened; undefined for a new one
 * @param keyword what a new one begins with
 * @param isNamed whether filters have names: those of old servers go by their word
 */
export function useFilterForm(
  filter: FilterV2Entity | undefined,
  keyword: string,
  isNamed: boolean,
) {
  const [start] = useState(() => (filter === undefined ? newDraft(keyword) : draftOfV2(filter)))
  const [traits, setTraits] = useState<Traits>(start)
  const [words, setWords] = useState<Words>(() => wordsOf(start))
  const [first] = useState({ traits, words })
  const [isChecked, setIsChecked] = useState(false)

  const draft = useMemo(
    (): FilterDraft => ({
      ...traits,
      title: isNamed ? traits.title : (keywordsOf({ keywords: words })[0]?.keyword ?? ''),
      keywords: words,
    }),
    [isNamed, traits, words],
  )
  const problems = useMemo(
    () =>
      isChecked
        ? filterProblems(draft).filter((one) => isNamed || one !== 'no-title')
        : NO_PROBLEMS,
    [draft, isChecked, isNamed],
  )

  return {
    draft,
    words,
    setWords,
    /** What keeps it from being saved; told once it was tried. */
    problems,
    /** Whether closing would lose something. */
    isChanged: traits !== first.traits || words !== first.words,
    change: (changed: Partial<Traits>) => setTraits((now) => ({ ...now, ...changed })),
    /** @returns what keeps it from being saved */
    check() {
      setIsChecked(true)
      return filterProblems(draft).filter((one) => isNamed || one !== 'no-title')
    },
  }
}

function newDraft(keyword: string): FilterDraft {
  if (keyword === '') return NEW_FILTER
  return { ...NEW_FILTER, title: keyword, keywords: [{ ...NEW_KEYWORD, keyword }] }
}

/** A filter may have none; a form has always a line to write on. */
function wordsOf({ keywords }: FilterDraft): Words {
  return (keywords.length === 0 ? [NEW_KEYWORD] : keywords).map(keyed)
}
