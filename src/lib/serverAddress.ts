/**
 * Gives the address of a path of the API's server, such as `/api/images`: beside the GraphQL
 * endpoint where that lies at another address, else of the page's own server, under the path of
 * the site (`base`).
 */
export function serverAddress(endpoint: string, path: string, base: string): string {
  return /^https?:/.test(endpoint) ? new URL(`.${path}`, endpoint).href : base + path
}
