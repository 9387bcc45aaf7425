import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { Refusal } from '#server/kernel/refusal.ts'
import type { FromPreparer, ToPreparer } from './imagePreparer.ts'
import { prepareImage } from './prepareImage.ts'

/*
 * The process that reads uploaded images, one at a time. What an image does to its decoder ends
 * here: it has no secrets, yields to the server where processors are few, keeps nothing between
 * images, and ends with its parent.
 */
const answer = (message: FromPreparer): void => void process.send?.(message)

setPriority(constants.priority.PRIORITY_LOW)
sharp.cache(false)
sharp.concurrency(1)

process.on('message', ({ bytes, takesSvg }: ToPreparer) => {
  prepareImage(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), { takesSvg }).then(
    (image) => answer({ kind: 'prepared', image }),
    (error: unknown) =>
      answer(
        error instanceof Refusal
          ? { kind: 'refused', reasons: error.reasons }
          : { kind: 'failed', reason: String(error) },
      ),
  )
})
process.on('disconnect', () => process.exit())
answer({ kind: 'ready' })
