import { readFileSync } from 'node:fs'
import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  parse,
  typeFromAST,
  type GraphQLInputType,
} from 'graphql'
import { limits } from '#rules/limits.ts'
import { siteLimits } from '#rules/siteLook.ts'
import { buildSchema } from '#server/graphql/schema.ts'
import { createCheck } from './checkDocument.ts'
import { LIMITS } from './limits.ts'
import { requireAffordable } from './price.ts'
import { withDefaults } from './variables.ts'

jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

/** Lengths of what people write, by the name of the variable; a pair of units each, as the longest characters are. */
const lengths: Readonly<Record<string, number>> = {
  title: limits.title.max,
  body: limits.body.max,
  answer: limits.comment.max,
  name: limits.personName.max,
  siteName: limits.siteName.max,
  ownerName: limits.personName.max,
  tagline: limits.tagline.max,
  email: limits.email.max,
  emails: limits.email.max,
  search: limits.search.max,
  note: limits.reportNote.max,
  why: limits.voteReason.max,
  evidenceUrl: limits.evidenceUrl.max,
  prefix: limits.personName.max,
  idToken: 2_000,
  month: 3,
  targetMonth: 3,
  welcome: siteLimits.welcome,
  url: siteLimits.linkUrl,
  returnTo: 1_000,
  timeZone: 32,
}

const schema = buildSchema()
const documents = Object.values(
  JSON.parse(readFileSync('__generated__/persisted.json', 'utf8')) as Record<string, string>,
)

/** The largest value that a screen sends as a variable or input field. */
function largest(name: string, type: GraphQLInputType): unknown {
  const bare = getNullableType(type)
  if (isListType(bare)) {
    const item = largest(name, bare.ofType)
    const count = name === 'emails' ? limits.invitations.atOnce : limits.pageSize.max
    return Array.from({ length: isEnumType(getNamedType(bare)) ? 5 : count }, () => item)
  }
  if (isInputObjectType(bare))
    return Object.fromEntries(
      Object.values(bare.getFields())
        .slice(bare.isOneOf ? -1 : 0)
        .map((field) => [field.name, largest(field.name, field.type)]),
    )
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  switch (String(bare)) {
    case 'Int':
      return limits.pageSize.default
    case 'Boolean':
      return true
    case 'ID':
      return 'x'.repeat(60)
    case 'DateTime':
      return '2026-01-01T00:00:00.000Z'
    default:
      return '😀'.repeat(lengths[name] ?? 60)
  }
}

test('every operation of the client is accepted with its largest variables, and none is near the limits', () => {
  const check = createCheck(schema, false)
  expect(documents.length).toBeGreaterThan(100)
  const near: string[] = []
  for (const text of documents) {
    const checked = check(text)
    if ('errors' in checked) throw checked.errors[0] ?? new Error(text)
    const operation = getOperationAST(parse(text))
    const own = getOperationAST(checked.document)
    if (!operation || !own) throw new Error(text)
    const sent = Object.fromEntries(
      (own.variableDefinitions ?? []).map(({ variable, type }) => {
        const known = typeFromAST(schema, type) as GraphQLInputType
        const isPage = operation.name?.value === 'CommentListPageQuery' && String(known) === 'Int'
        const isRefresh = operation.name?.value === 'StaleRowsRefreshQuery'
        const value = isPage ? limits.commentPageSize : largest(variable.name.value, known)
        if (isRefresh && Array.isArray(value)) value.length = limits.rowsRefreshed
        return [variable.name.value, value]
      }),
    )
    const variables = withDefaults(own, sent)
    checked.requireBounded(variables)
    const price = checked.priceOf(own, variables)
    requireAffordable(price)
    for (const unit of ['rows', 'bytes', 'databaseMs'] as const)
      if (price[unit] > 0.95 * LIMITS.price[unit])
        near.push(`${operation.name?.value}: ${price[unit]} ${unit}`)
  }
  expect(near).toEqual([])
})
