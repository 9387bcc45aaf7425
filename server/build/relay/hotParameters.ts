/** Tells the `$parameters` artifacts from other modules. */
export const parametersModule = /\$parameters\.ts$/

/**
 * While developing: lets an entrypoint's parameters change in place. They are imported from the route table, so that
 * without this every change of a fragment would reload the page, which takes seconds where this takes a moment.
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
