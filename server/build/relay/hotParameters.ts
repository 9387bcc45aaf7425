/** Tells the `$parameters` artifacts from other modules. */
export const parametersModule = /\$parameters\.ts$/

/**
 * While developing: lets an entrypoint's parameters change in place. They are imported from the
 * route table, so that without this every change of a fragment would reload the page, which takes
 * seconds where this takes a moment.
 */
export function keptAcrossUpdates(code: string): string {
  const kept = `
const kept = import.meta.hot ? (import.meta.hot.data.node ??= node) : node;
Object.assign(kept.params, node.params);
import.meta.hot?.accept();
export default kept;
`
  return code.replace('export default node;', kept)
}

/** Tells an entrypoint of the first chunk, which holds its queries whole, from other modules. */
const entrypoint = /\.entrypoint\.tsx?$/
const wholeQuery = /\/__generated__\/\w+\.graphql\.ts$/
const keptQuery = /\.graphql\.ts\?\$parameters$/

/**
 * The same for a query that an entrypoint imports whole: it gets a module of its own between, which takes the changed
 * query over in place. Gives the id of that module, or null where none is needed.
 */
export function keptQueryOf(query: string, importer: string): string | null {
  return entrypoint.test(importer) && wholeQuery.test(query) ? `${query}?$parameters` : null
}

/** The code of such a module by its id; null for other ids. Relay freezes what it is given, so the query lies behind a proxy. */
export function keptQueryCode(id: string): string | null {
  if (!keptQuery.test(id)) return null
  return `import node from ${JSON.stringify(id.replace(/\?.*$/, ''))};
const { data } = import.meta.hot;
data.node = node;
export default data.kept ??= new Proxy({}, { get: (_, name) => data.node[name] });
import.meta.hot.accept();
`
}
