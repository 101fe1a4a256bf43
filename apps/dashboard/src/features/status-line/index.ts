export { StatusLine } from './StatusLine.tsx'
