export { connectServers } from './connect-servers.ts'
export { type RunningServer, type ServerOptions, startServer } from './start-server.ts'
export { StartError, type StartFailure } from './start-error.ts'
