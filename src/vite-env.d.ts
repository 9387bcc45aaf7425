interface ImportMetaEnv {
  /** Address of the GraphQL endpoint, set at build time. */
  readonly VITE_GRAPHQL_ENDPOINT?: string
  /** The method of queries, set at build time. */
  readonly VITE_GRAPHQL_METHOD?: 'GET' | 'POST'
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}
