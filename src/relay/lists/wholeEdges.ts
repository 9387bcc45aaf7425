/** The edges with a node: one that is null against the schema costs its own place alone. */
export function wholeEdges<Edge extends { readonly node: unknown }>(
  edges: readonly Edge[],
): readonly Edge[] {
  return (edges as readonly (Partial<Edge> | null)[]).filter(
    (edge): edge is Edge => edge?.node != null,
  )
}
