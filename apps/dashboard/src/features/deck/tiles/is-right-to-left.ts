/** Which way the page's text runs. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'
