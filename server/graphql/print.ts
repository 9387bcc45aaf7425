import { readFile, writeFile } from 'node:fs/promises'
import { printedSchema } from './printedSchema.ts'

// npm run schema:print writes schema.graphql; with --check it only says whether that is up to date.
const file = new URL('../../schema.graphql', import.meta.url)
const printed = printedSchema()
if (!process.argv.includes('--check')) {
  await writeFile(file, printed)
} else if ((await readFile(file, 'utf8')) !== printed) {
  process.stderr.write(
    'schema.graphql is not what server/graphql prints. Run: npm run schema:print\n',
  )
  process.exitCode = 1
}
