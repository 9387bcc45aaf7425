import { parentPort, workerData } from 'node:worker_threads'
import { renderBody } from '#server/areas/texts/markdown.ts'
import { referenceHref } from '#server/areas/texts/trackerReferences.ts'
import type { LongText } from './renderText.ts'

const { body, from, known, ...shown } = workerData as LongText

parentPort?.postMessage(
  renderBody(body, { reference: referenceHref(from, known), ...shown, isTracker: true }),
)
