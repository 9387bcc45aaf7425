import { constants, setPriority } from 'node:os'
import { openFonts } from './fonts.ts'
import type { FromPainter, ToPainter } from './painter.ts'

/*
 * The process that draws the pictures of pages, one at a time. It has no secrets, yields to the
 * server where processors are few, and ends with its parent.
 */
const answer = (message: FromPainter): void => void process.send?.(message)

setPriority(constants.priority.PRIORITY_LOW)
const fonts = openFonts(process.argv[2] ?? '')
// Loaded after that, because it reads where its fonts are when it begins.
const { default: sharp } = await import('sharp')
const { drawPicture } = await import('./drawPicture.ts')
sharp.cache(false)
sharp.concurrency(1)

process.on('message', ({ facts, logo }: ToPainter) => {
  drawPicture(facts, fonts, logo).then(
    (bytes) => answer({ kind: 'drawn', bytes }),
    (error: unknown) => answer({ kind: 'failed', reason: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
answer({ kind: 'ready' })
