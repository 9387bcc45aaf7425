import { readAnswering } from '#server/areas/figures/answering.ts'
import { keptFigures } from '#server/areas/figures/keptFigures.ts'
import { readKeptPromises } from '#server/areas/figures/keptPromises.ts'
import { findRelated, keptRelated } from '#server/areas/search/findRelated.ts'
import { countWords, keptCounts } from '#server/areas/search/wordWeights.ts'

/** Gives the reads whose results are kept for all requests of one server, for its `ServerParts`. */
export function keptReads() {
  return {
    answering: keptFigures(readAnswering),
    promises: keptFigures(readKeptPromises),
    related: keptRelated(findRelated),
    wordCounts: keptCounts(countWords),
  }
}
