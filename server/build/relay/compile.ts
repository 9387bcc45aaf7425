import path from 'node:path'
import { createCompilers } from './compileAll.ts'
import type { Compiler } from './compiler.ts'
import { root } from './projects.ts'
import { differenceOf, writeDifference } from './sync.ts'

// Compiles every Relay project once. With --validate nothing is written, and what differs from the committed bytes is an error.
const isValidating = process.argv.includes('--validate')

async function compile(compiler: Compiler): Promise<boolean> {
  const outcome = await compiler.compile()
  const folder = path.relative(root, compiler.artifactDirectory)
  if ('problem' in outcome) {
    console.error(outcome.problem)
    return false
  }
  const { changed, foreign } = await (isValidating ? differenceOf : writeDifference)(
    compiler.artifactDirectory,
    outcome.files,
  )
  const differing = [...changed, ...foreign].map((name) => path.join(folder, name))
  if (!isValidating) {
    console.log(
      `${folder}: ${outcome.files.size} files, ${changed.length} written, ${foreign.length} removed`,
    )
    return true
  }
  for (const file of differing)
    console.error(`${file} is not what the Relay compiler makes of the sources.`)
  if (differing.length > 0) console.error('Run `npm run relay` and commit what it writes.')
  return differing.length === 0
}

const compilers = await createCompilers()
try {
  const results = []
  for (const compiler of compilers) results.push(await compile(compiler))
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  await Promise.all(compilers.map((compiler) => compiler.dispose()))
}
