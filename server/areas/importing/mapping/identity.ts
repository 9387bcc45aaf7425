import { createHash } from 'node:crypto'
import { limits } from '#rules/limits.ts'

/** An e-mail address, wherever it stands in what a source calls a person. */
const ADDRESS = /([^\s<>()@,;:"]+)@[^\s<>()@,;:"]+\.[\p{L}\d-]{2,}/u

/** A person of whom a source tells nothing that may be shown. */
const NAMELESS = 'Somebody'

/** Whether a source calls a person by their e-mail address, which is for nobody else to read. */
export function holdsAddress(login: string): boolean {
  return ADDRESS.test(login)
}

/**
 * The key and the name of a person. In the place of an e-mail address there are its hash, and the
 * name that stands beside it or else what it begins with.
 */
export function identityOf(login: string): { key: string; name: string } {
  const found = ADDRESS.exec(login)
  if (found === null) return { key: login.toLowerCase(), name: login }
  const [address, local = ''] = found
  const hash = createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 32)
  const beside = login
    .replace(address, '')
    .replace(/mailto:|[<>()",;:]+/gi, ' ')
    .trim()
  const isName = /\p{L}/u.test(beside) && !holdsAddress(beside)
  return { key: `sha256:${hash}`, name: isName ? beside : readable(local) }
}

/** "Jane Doe" of "jane.doe+news". */
function readable(local: string): string {
  const words = local
    .replace(/\+.*$/, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => /\p{L}/u.test(word))
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
  return words.join(' ').slice(0, limits.personName.max) || NAMELESS
}
