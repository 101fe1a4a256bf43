/** The id of an option of a list of suggestions, by its index from 0. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`
