import type { Persona, Written } from './authoring.ts'

/** The names of all pictures, films and card pictures in what these people write. */
export function usedArtwork(people: readonly Persona[]): string[] {
  const names = new Set<string>()
  const visit = ({ pics = [], card, answers = [] }: Written): void => {
    for (const { art } of pics) names.add(art)
    if (card?.image !== undefined) names.add(card.image)
    answers.forEach(visit)
  }
  for (const { posts, reserve, series } of people) {
    posts.forEach(visit)
    reserve.forEach(visit)
    for (const { pics = [] } of series) visit({ text: '', pics })
  }
  return [...names].toSorted()
}
