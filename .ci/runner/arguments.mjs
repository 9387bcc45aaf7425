import { jestProjects, steps } from './steps.mjs'

const parts = [...new Set(steps.map((it) => it.part))]

export const help = `npm test                        what every change has to pass, in minutes
npm test -- all                 everything: PostgreSQL, real data sets, crowds, kills, every theme and size too
npm test -- --changed           what the changed files have to pass, in seconds; --changed=COMMIT: since that commit
npm test -- PART ...            some parts: ${[...parts, ...jestProjects].join(' ')}
npm test -- FILE ...            some test files
npm test -- e2e --last-failed   the journeys that failed last
npm test -- e2e --under=/path   the journeys on sites that lie under a path
npm test -- e2e --container     the journeys on what the steps of deploy/Dockerfile make (on Linux, by root)
                                with all or some files before the flag, and both flags at once if you like

PICTURES=1 keeps a picture of each screen that a journey shows. Results of journeys are in .cache/e2e.`

const known = /^--(changed(=.+)?|last-failed|under=(\/[\w-]+)+|container)$/

/** Whether a flag of the form --name or --name=value was given, and its value. */
function flag(args, name) {
  const given = args.find((it) => it === `--${name}` || it.startsWith(`--${name}=`))
  return given === undefined ? undefined : (given.split('=')[1] ?? '')
}

/**
 * Reads `types lint`, `all`, `--changed`, `unit`, `e2e/first.e2e.ts` …
 * @returns parts to run, Jest's projects among them, files to narrow them to, whether slow tests run, since when
 *   changes count (null: all files are looked at), and where journeys run: under which path, and whether in the
 *   container's image; throws a sentence on anything else
 */
export function readArguments(args) {
  const flags = args.filter((it) => it.startsWith('--'))
  const wrong = flags.find((it) => !known.test(it))
  if (wrong !== undefined) throw new Error(`There is no ${wrong}.\n\n${help}`)
  const paths = args.filter((it) => /[/.]/.test(it) && !flags.includes(it))
  const names = args.filter((it) => !paths.includes(it) && !flags.includes(it) && it !== 'all')
  const unknown = names.find((it) => !parts.includes(it) && !jestProjects.includes(it))
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}.\n\n${help}`)
  const projects = names.filter((it) => jestProjects.includes(it))
  const wanted = new Set([
    ...names.filter((it) => parts.includes(it)),
    ...(projects.length > 0 ? ['jest'] : []),
    ...paths.map((it) => (it.endsWith('.e2e.ts') ? 'e2e' : 'jest')),
  ])
  const since = flag(flags, 'changed')
  const under = flag(flags, 'under') ?? null
  const isContainer = flags.includes('--container')
  const every = under !== null || isContainer ? ['e2e'] : parts
  return {
    parts: wanted.size > 0 ? wanted : new Set(every),
    projects,
    paths,
    // A file that is named runs whole.
    isAll: args.includes('all') || paths.length > 0,
    isLastFailed: flags.includes('--last-failed'),
    under,
    isContainer,
    since: since === '' ? 'HEAD' : (since ?? null),
  }
}
