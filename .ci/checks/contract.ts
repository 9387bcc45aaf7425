// The rules of schema.graphql as a public contract (docs/adr/058-the-schema-as-a-contract.md):
// `node --import tsx .ci/checks/contract.ts [root]` prints each place that breaks one.
import fs from 'node:fs'
import path from 'node:path'
import {
  getLocation,
  Kind,
  parse,
  visit,
  type ASTNode,
  type DirectiveDefinitionNode,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type TypeDefinitionNode,
  type TypeNode,
} from 'graphql'

type Described =
  | TypeDefinitionNode
  | DirectiveDefinitionNode
  | FieldDefinitionNode
  | InputValueDefinitionNode
  | EnumValueDefinitionNode

const root = path.resolve(process.argv[2] ?? '.')
const document = parse(fs.readFileSync(path.join(root, 'schema.graphql'), 'utf8'))
const broken: string[] = []

function report({ name, loc }: Described, rule: string): void {
  const line = loc ? getLocation(loc.source, name.loc?.start ?? loc.start).line : 0
  broken.push(`schema.graphql:${line} ${name.value}: ${rule}`)
}

const words = (text: string): string[] => text.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? []
const plain = (text: string): string[] => words(text).map((word) => word.toLowerCase())

/** Every part of the contract says more than its name, in sentences. */
function requireDescription(node: Described): void {
  const text = node.description?.value.trim() ?? ''
  if (text === '') return report(node, 'has no description')
  const own = new Set([...plain(node.name.value), 'a', 'an', 'the', 'of', 'its'])
  if (plain(text).every((word) => own.has(word))) report(node, 'is described by its name alone')
  if (!/^[A-Z`"]/.test(text) || !/[.…]$/.test(text)) report(node, 'is not described in sentences')
}

const named = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : named(type.type)
const isList = (type: TypeNode): boolean =>
  type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type))

/** An id is called `id`, or after what it names, and nothing else is; a person is a user. */
function requireIdName(node: FieldDefinitionNode | InputValueDefinitionNode): void {
  const { value: name } = node.name
  const fits = isList(node.type) ? /^ids$|Ids$/ : /^id$|Id$/
  if (named(node.type) === 'ID' && !fits.test(name)) report(node, 'is an id and not called one')
  // The name that the Relay specification gives.
  if (named(node.type) !== 'ID' && /Ids?$/.test(name) && name !== 'clientMutationId')
    report(node, 'is called an id and is none')
  if (/^person/i.test(name)) report(node, 'is called a person and not a user')
}

/** What may be left out says what is so then. */
function requireDefault(node: InputValueDefinitionNode): void {
  const mayBeLeftOut = node.type.kind !== Kind.NON_NULL_TYPE || node.defaultValue !== undefined
  if (mayBeLeftOut && !/\bWithout it\b/.test(node.description?.value ?? ''))
    report(node, 'does not say what is so without it')
}

/** A list is a connection, or says how many it has at most. */
function requireBound(node: FieldDefinitionNode, parent: string): void {
  const text = node.description?.value ?? ''
  if (isList(node.type) && !parent.endsWith('Connection') && !/\bat most [\d,]+\./i.test(text))
    report(node, 'is a list without a bound')
}

/** A connection takes the arguments of the Relay specification. */
function requirePage(node: FieldDefinitionNode): void {
  const given = new Set(node.arguments?.map(({ name }) => name.value))
  if (named(node.type).endsWith('Connection') && !PAGE.every((name) => given.has(name)))
    report(node, 'is a connection without its arguments')
}
const PAGE = ['first', 'after', 'last', 'before']

const check = {
  field(node: FieldDefinitionNode, parent: string): void {
    requireDescription(node)
    requireIdName(node)
    requireBound(node, parent)
    requirePage(node)
    node.arguments?.forEach(check.input)
  },
  input(node: InputValueDefinitionNode): void {
    requireDescription(node)
    requireIdName(node)
    requireDefault(node)
  },
}

visit(document, {
  enter(node: ASTNode) {
    switch (node.kind) {
      case Kind.OBJECT_TYPE_DEFINITION:
      case Kind.INTERFACE_TYPE_DEFINITION:
        requireDescription(node)
        node.fields?.forEach((field) => check.field(field, node.name.value))
        return false
      case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
        requireDescription(node)
        const isOneOf = node.directives?.some(({ name }) => name.value === 'oneOf')
        for (const field of node.fields ?? []) {
          requireDescription(field)
          requireIdName(field)
          if (!isOneOf) requireDefault(field)
        }
        return false
      }
      case Kind.DIRECTIVE_DEFINITION:
        requireDescription(node)
        node.arguments?.forEach(check.input)
        return false
      case Kind.ENUM_TYPE_DEFINITION:
        requireDescription(node)
        node.values?.forEach(requireDescription)
        return false
      case Kind.SCALAR_TYPE_DEFINITION:
      case Kind.UNION_TYPE_DEFINITION:
        requireDescription(node)
        return false
      default:
        return undefined
    }
  },
})

if (broken.length > 0) {
  console.error(broken.join('\n'))
  process.exit(1)
}
