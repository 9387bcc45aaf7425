import { StartError } from '#server/lib/startError.ts'

/** The variables that a program is started with. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The error of a setting that is not understood; `allowed` ends its sentence. */
export function wrong(name: string, value: string, allowed: string): StartError {
  return new StartError(`${name} is ${JSON.stringify(value)}: it must be ${allowed}.`)
}

/** An empty value counts as none, as in most shells' way of unsetting one. */
export function read(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim()
  return value === '' ? undefined : value
}

/** An address without its last slash. */
export function webUrl(environment: Environment, name: string): string | undefined {
  const value = read(environment, name)
  if (value === undefined) return undefined
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '')
    throw wrong(name, value, 'an http or https address')
  return value.replace(/\/$/, '')
}

/** Settings that only work together; undefined when none of them is there. */
export function together<Names extends string>(
  environment: Environment,
  names: readonly Names[],
): Record<Names, string> | undefined {
  const missing = names.filter((name) => read(environment, name) === undefined)
  if (missing.length === names.length) return undefined
  if (missing.length > 0)
    throw new StartError(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing: ${names.join(', ')} are set together or not at all.`,
    )
  return Object.fromEntries(names.map((name) => [name, read(environment, name)])) as Record<
    Names,
    string
  >
}
