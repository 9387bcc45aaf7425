// The bans of the linter, by place. Every ban names its replacement.

const extensionless = {
  regex: '^(\\.{1,2}/|#)(?!.*\\.(tsx?|mjs|json|css|graphql|svg|png|woff2)(\\?\\w+)?$)',
  message: 'Write the file extension: `#ui/Button.tsx`.',
}
const relayPackages = {
  regex: '^(react-relay|relay-runtime|relay-test-utils)(/|$)',
  message: 'This layer knows no Relay: take plain values or a function as arguments.',
}
const routers = {
  regex: '^(react-router|react-router-dom)(/|$)',
  message: 'This layer knows no router: take `href` or a callback as an argument.',
}
const node = {
  regex: '^node:',
  message: 'The client runs in the browser: node modules belong to server/ or .ci/.',
}
const server = {
  regex: '^(graphql-yoga|@pothos/|drizzle-orm|pg$|pino$)',
  message: 'A library of the server.',
}
const transport = {
  regex: '^(graphql|graphql-yoga|@pothos/.*|node:https?)$',
  message:
    'Areas and kernel know no GraphQL and no HTTP: let server/graphql or server/http translate.',
}
const notOurs = { regex: '^[^.]', message: 'rules/ is pure: it imports only its own files.' }
const lazyQuery = {
  name: 'react-relay',
  importNames: ['useLazyLoadQuery'],
  message:
    'It starts loading only when the component renders. Use an entrypoint: `XPage.entrypoint.ts` and `usePreloadedQuery`.',
}

const askedByHand = ['react-relay', 'relay-runtime'].map((name) => ({
  name,
  importNames: ['fetchQuery', 'loadQuery'],
  message:
    'Its answer is not retained, not updated and belongs to nobody. To draw it: `useLiveQuery`, or a lazy query section; for its effect on the store or one value: `useSendQuery` (#relay/queries).',
}))

const mutations = ['react-relay', 'relay-runtime'].map((name) => ({
  name,
  importNames: ['commitMutation', 'useMutation'],
  message:
    'Acting has one way: an act (`src/relay/acts/Act.ts`) and `useAct`, or `useRun` where nothing shows that it is being sent.',
}))

const oneLanguage = {
  regex: 'messages/(english|createLanguage)\\.ts$',
  importNames: ['english', 'createLanguage'],
  message:
    'Two people on one server can have two languages: take `useMessages(catalogue)` or `useLanguage()` in a component, and `t` or `language` as a parameter elsewhere.',
}

/** Options of no-restricted-imports for an area of the tree. */
export const restrictedImports = {
  client: {
    paths: [lazyQuery, ...askedByHand, ...mutations],
    patterns: [extensionless, node, server, oneLanguage],
  },
  relay: { paths: [lazyQuery, ...mutations], patterns: [extensionless, node, server, oneLanguage] },
  acts: { paths: [lazyQuery], patterns: [extensionless, node, server, oneLanguage] },
  clientTest: { paths: [], patterns: [extensionless] },
  services: { paths: [], patterns: [extensionless, node, server, oneLanguage, relayPackages] },
  ui: { paths: [], patterns: [extensionless, node, server, oneLanguage, relayPackages, routers] },
  rules: { paths: [], patterns: [extensionless, notOurs] },
  server: {
    paths: [],
    patterns: [extensionless, { ...relayPackages, message: 'The server knows no Relay runtime.' }],
  },
  domain: { paths: [], patterns: [extensionless, transport] },
}

const storage = 'Use services/storage: it survives blocked storage and a render on the server.'
const consoleBan = {
  name: 'console',
  message: 'Use the logger: services/logger in the client, server/services/log in the server.',
}
const fetchBan = {
  name: 'fetch',
  message:
    'Data travels through Relay: a fragment or mutation, sent by the steps in src/relay/network.',
}
const requestBan = {
  name: 'XMLHttpRequest',
  message: `${fetchBan.message} An upload goes by services/images.`,
}
const storageBans = ['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
  name,
  message: storage,
}))

/** Options of no-restricted-globals for an area of the tree. */
export const restrictedGlobals = {
  client: [consoleBan, fetchBan, requestBan, ...storageBans],
  relay: [consoleBan, requestBan, ...storageBans],
  storage: [consoleBan, fetchBan, requestBan],
  server: [consoleBan],
  rules: [
    consoleBan,
    fetchBan,
    ...['window', 'document', 'navigator', 'process', 'Buffer', 'setTimeout'].map((name) => ({
      name,
      message: 'rules/ is pure: the same on both sides, with nothing from node or the page.',
    })),
  ],
}

/** Options of no-restricted-properties: the ways around the global bans. */
export const restrictedProperties = ['window', 'globalThis', 'self'].flatMap((object) => [
  ...['localStorage', 'sessionStorage', 'indexedDB'].map((property) => ({
    object,
    property,
    message: storage,
  })),
  { object, property: fetchBan.name, message: fetchBan.message },
  { object, property: requestBan.name, message: requestBan.message },
])

const focused = {
  selector:
    'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo)$/]',
  message:
    'A test runs, or is deleted. What needs data or a program that may be missing asks the test kit.',
}
const html = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Sanitised HTML of the server is shown by src/ui/Prose.tsx alone.',
}
const innerHtml = {
  selector: 'AssignmentExpression > MemberExpression.left[property.name=/^(inner|outer)HTML$/]',
  message: html.message,
}
const moduleState = {
  selector: ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind="let"]',
  message:
    'No state lives in a module, where two people on one server would share it: make it in a factory that src/app calls.',
}
const moduleCollection = {
  selector:
    ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/][arguments.length=0]',
  message: moduleState.message,
}
const unsaid = {
  selector:
    'CallExpression[callee.object.name="assert"][callee.property.name="ok"][arguments.length=1]',
  message:
    'Say what is wrong, or `assert.equal(…, true)`: without a message Node looks for the expression in the source that tsx has put into one line, which stops this process, and the servers in it, for up to 20 seconds.',
}
const untypedEvent = {
  selector:
    ':matches(Literal[value=/insert into outbox\\b/i], TemplateElement[value.raw=/insert into outbox\\b/i])',
  message:
    'An event is one of server/kernel/events.ts: record it by recordEvent, or by recordEventSql in a statement.',
}

const ownAddress = {
  selector:
    'NewExpression[callee.name="URL"][arguments.length=2] > :matches(Literal[value=/^\\x2F/], TemplateLiteral[quasis.0.value.raw=/^\\x2F/]):first-child',
  message:
    'It drops the path under which the site lies: siteAddress(publicUrl, path) of rules/siteAddress.ts.',
}
const writtenAddress = {
  selector: 'JSXAttribute[name.name=/^(?:href|action|src)$/] > Literal[value=/^\\x2F/]',
  message:
    'It does not know the path under which the site lies: AppLink or PlainLink with `href(…)` or `paths`; `useHref` for a form; serverAddress with siteBase for the API.',
}
const bareOrigin = {
  selector:
    ':matches(TemplateLiteral, BinaryExpression[operator="+"]) > MemberExpression[property.name="origin"]:matches([object.property.name="location"], [object.name="location"])',
  message:
    'It does not know the path under which the site lies: `services.siteUrl`, or `new URL(useHref(path), window.location.href)`.',
}

/** Options of no-restricted-syntax for an area of the tree. */
export const restrictedSyntax = {
  anywhere: [focused],
  server: [focused, untypedEvent, ownAddress],
  journeys: [focused, unsaid],
  client: [focused, html, innerHtml, moduleState, moduleCollection, writtenAddress, bareOrigin],
  prose: [focused, innerHtml, moduleState, moduleCollection, writtenAddress],
  // A pure function may keep what it has computed.
  pure: [focused, html, innerHtml, moduleState],
}
