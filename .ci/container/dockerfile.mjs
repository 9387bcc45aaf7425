// Reads a Dockerfile: the instructions that deploy/Dockerfile uses, and no others.
import fs from 'node:fs'

/** @typedef {{ name: string, argument: string, flags: Record<string, string> }} Instruction */
/** @typedef {{ from: string, as: string | undefined, steps: Instruction[] }} Stage */

const known = new Set([
  'ARG',
  'CMD',
  'COPY',
  'ENV',
  'EXPOSE',
  'FROM',
  'HEALTHCHECK',
  'RUN',
  'STOPSIGNAL',
  'USER',
  'VOLUME',
  'WORKDIR',
])

/** The instructions of a file, in order. Throws for one that is not known here. */
function instructionsOf(text) {
  const lines = text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (!known.has(name)) throw new Error(`This step of the Dockerfile is not known: ${line}`)
    const flags = {}
    // Before the argument alone: a command has flags of its own.
    const [before = ''] = /^(?:--[\w-]+=\S+\s+)*/.exec(rest) ?? []
    for (const [, flag, value] of before.matchAll(/--([\w-]+)=(\S+)/g)) flags[flag] = value
    const argument = rest.slice(before.length)
    return { name, argument, flags }
  })
}

/**
 * Reads the stages of a Dockerfile.
 * @param {string} file
 * @returns {Stage[]}
 */
export function readStages(file) {
  const values = new Map()
  const filled = (text) => text.replace(/\$\{(\w+)\}/g, (_, name) => values.get(name) ?? '')
  const stages = []
  for (const step of instructionsOf(fs.readFileSync(file, 'utf8'))) {
    const stage = stages.at(-1)
    if (step.name === 'FROM') {
      const [from, , as] = filled(step.argument).split(/\s+/)
      stages.push({ from, as, steps: [] })
    } else if (stage) stage.steps.push(step)
    else if (step.name === 'ARG') values.set(...step.argument.split('='))
    else throw new Error(`${step.name} stands before the first FROM`)
  }
  return stages
}

/** Whether a file of the project is left out of the image's build, by the patterns of its .dockerignore; the last that fits counts. */
export function isIgnored(patterns, file) {
  let ignored = false
  for (const line of patterns) {
    const isBack = line.startsWith('!')
    const pattern = isBack ? line.slice(1) : line
    const regex = pattern
      .replace(/[.+^${}()|[\]]/g, '\\$&')
      .replace(/\*\*\//g, '(?:.*/)?')
      .replace(/(?<!\.)\*/g, '[^/]*')
    if (new RegExp(`^${regex}(?:/|$)`).test(file)) ignored = !isBack
  }
  return ignored
}
