export { getShownAcct, type ShownAcct } from './shown-acct.ts'
