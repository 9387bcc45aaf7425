import { NotIndexed } from '#entities/Site/NotIndexed.tsx'
import type { AccessGuard_viewer$key } from '#generated/AccessGuard_viewer.graphql.ts'
import { useServices } from '#services/Services.tsx'
import { AccessGuard } from './AccessGuard.tsx'
import { MembersOnlyScreen } from './MembersOnlyScreen.tsx'
import { NoSiteScreen } from './NoSiteScreen.tsx'

/** Inputs of what is shown in place of every page that its visitor cannot read. */
export interface ClosedScreenProps {
  /** That of the site; undefined where there is none yet. */
  name: string | undefined
  viewer: AccessGuard_viewer$key
}

/** Says that there is no site yet, or that it is closed, which is left by itself once its visitor may read it. */
export function ClosedScreen({ name, viewer }: ClosedScreenProps) {
  const { answer } = useServices()
  answer.close()
  return (
    <>
      <NotIndexed />
      {name === undefined ? (
        <NoSiteScreen />
      ) : (
        <>
          <AccessGuard viewer={viewer} />
          <MembersOnlyScreen name={name} />
        </>
      )}
    </>
  )
}
