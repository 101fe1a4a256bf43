/** For calls whose answer says nothing: an empty object, an empty body or a page of text alike. */
export const ignored = (_raw: unknown): undefined => undefined
