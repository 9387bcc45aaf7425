import { parentPort, workerData } from 'node:worker_threads'
import { renderBody } from '#server/areas/texts/markdown.ts'
import { referenceHref } from '../mapping/references.ts'
import type { LongText } from './renderText.ts'

const { body, source, known, ...shown } = workerData as LongText

parentPort?.postMessage(
  renderBody(body, { reference: referenceHref(source, known), ...shown, isTracker: true }),
)
