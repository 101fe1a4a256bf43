export { isLoopback, isMoreLocal, linkAddress, mediaAddress } from './addresses.ts'
