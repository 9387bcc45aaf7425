// From its sources a child process has to register tsx itself; the build puts painterProcess.ts in this file's place.
import { register } from 'tsx/esm/api'

register()
await import('./painterProcess.ts')
