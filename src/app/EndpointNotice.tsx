import { useEffect, useState } from 'react'
import { networkMessages } from '#lib/messages/catalogues/network.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useServices } from '#services/Services.tsx'
import { reachEndpoint, type Reach } from '#services/transport/reachEndpoint.ts'
import { FloatingNotice } from '#ui/FloatingNotice.tsx'

/** Says at once why a page at another address than its API shows nothing, where the server or the page itself forbids it. */
export function EndpointNotice() {
  const { endpoint } = useServices()
  const t = useMessages(networkMessages)
  const [reach, setReach] = useState<Reach>('answers')
  useEffect(() => {
    if (!URL.canParse(endpoint) || new URL(endpoint).origin === window.location.origin) return
    let isGone = false
    void reachEndpoint(endpoint).then((found) => isGone || setReach(found))
    return () => void (isGone = true)
  }, [endpoint])
  if (reach !== 'refused' && reach !== 'blocked') return null
  const server = new URL(endpoint).origin
  return (
    <FloatingNotice role="alert">
      {t(reach === 'refused' ? 'endpoint.refused' : 'endpoint.blocked', {
        server,
        page: window.location.origin,
      })}
    </FloatingNotice>
  )
}
