export { isInner, isLoopback, linkAddress, mediaAddress } from './addresses.ts'
