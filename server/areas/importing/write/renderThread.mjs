// From its sources a thread has to register tsx itself; the build puts renderLongText.ts in this file's place.
import { register } from 'tsx/esm/api'

register()
await import('./renderLongText.ts')
