import type { Contender } from '../contender.ts'
import { apollo } from './apollo.ts'
import { ours } from './ours.ts'
import { stockRelay } from './stockRelay.ts'
import { urql } from './urql.ts'

/** The first two are compared with each other, the rest with the first. */
export const contenders: readonly Contender[] = [ours, stockRelay, urql, apollo]
