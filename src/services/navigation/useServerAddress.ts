import { serverAddress } from '#lib/serverAddress.ts'
import { basePathOf } from '#rules/siteAddress.ts'
import { useServices } from '../Services.tsx'

/**
 * Gives the way from a path of the API's server, such as `/api/images`, to its address. Unlike
 * `siteBase` it needs no document, so that a server draws the same page.
 */
export function useServerAddress(): (path: string) => string {
  const { endpoint, siteUrl } = useServices()
  return (path) => serverAddress(endpoint, path, basePathOf(siteUrl))
}
