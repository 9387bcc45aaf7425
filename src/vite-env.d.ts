interface ImportMetaEnv {
  /** Address of the GraphQL endpoint, set at build time. */
  readonly VITE_GRAPHQL_ENDPOINT?: string
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}
