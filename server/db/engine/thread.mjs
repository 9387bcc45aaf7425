// tsx does not register itself in worker threads (--import tsx is ignored there), so the thread does it.
import { register } from 'tsx/esm/api'

register()
await import('./worker.ts')
