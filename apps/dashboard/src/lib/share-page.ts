/** Returns whether a path is that of the page that shows only the composer. */
export const isSharePage = (pathname: string): boolean => /^\/share(?:\.html)?$/.test(pathname)
