import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { RouterProvider } from 'react-router-dom'
import { LanguageContext } from '#lib/messages/useMessages.ts'
import { FirstFailureContext } from '#relay/boundaries/FirstFailureContext.ts'
import { PrefetchContext } from '#relay/entrypoints/PrefetchContext.ts'
import { ServicesProvider } from '#services/Services.tsx'
import { StyleRulesContext } from '#ui/StyleRules.ts'
import type { App } from './createApp.ts'
import type { ClientSession } from './createClientSession.ts'
import { LostCode } from './LostCode.tsx'
import { RouterHandle } from './RouterHandle.ts'

/** The client on the screen. When the person changes, the next client session takes over once it can be shown. */
export function AppRoot({ app, first }: { app: App; first: ClientSession }) {
  const [{ session, count }, setCurrent] = useState({ session: first, count: 0 })
  const replace = useEffectEvent((path: string) => {
    const next = app.begin(path)
    void next.ready().then(() => {
      session.handOver(next)
      startTransition(() => setCurrent({ session: next, count: count + 1 }))
      // After the last effects of what was on the screen.
      setTimeout(() => session.dispose(), 0)
    })
  })
  useEffect(() => app.services.session.onChange((path) => replace(path)), [app])
  return (
    <LanguageContext value={app.services.language}>
      <ServicesProvider value={app.services}>
        <StyleRulesContext value={app.styles}>
          <RelayEnvironmentProvider environment={session.environment}>
            <FirstFailureContext value={count === 0 ? app.firstFailure : null}>
              <LostCode>
                <PrefetchContext value={session.prefetch}>
                  <RouterHandle value={session.router}>
                    <RouterProvider key={count} router={session.router} />
                  </RouterHandle>
                </PrefetchContext>
              </LostCode>
            </FirstFailureContext>
          </RelayEnvironmentProvider>
        </StyleRulesContext>
      </ServicesProvider>
    </LanguageContext>
  )
}
