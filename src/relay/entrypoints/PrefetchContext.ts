import { createContext } from 'react'
import type { Prefetch } from './createPrefetch.ts'

/** The prefetch of the route table that is shown; without one (in a component test) links simply do not prefetch. */
export const PrefetchContext = createContext<Prefetch>(() => {})
