/**
 * Gives the address of a path of the API's server, such as `/api/images`: beside the GraphQL
 * endpoint where that lies at another address, else of the page's own server.
 */
export function serverAddress(endpoint: string, path: string): string {
  return /^https?:/.test(endpoint) ? new URL(`.${path}`, endpoint).href : path
}
