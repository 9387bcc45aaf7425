import { useState, type ReactNode } from 'react'
import { serverAddress } from '#lib/serverAddress.ts'
import { useServices } from '#services/Services.tsx'
import type { FileOutcome } from '#services/transport/saveFile.lazy.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import type { DownloadProblemProps } from './DownloadProblem.lazy.tsx'
import { PlainLink } from './PlainLink.tsx'

const DownloadProblem = lazyComponent<DownloadProblemProps>(() =>
  import('./DownloadProblem.lazy.tsx').then((module) => module.DownloadProblem),
)

interface Props {
  /** The path of the file on the API's server, its query included. */
  path: string
  /** Its name, where the page's own code has to save it. */
  file: string
  /** The message if it did not come; without it, one that says so and asks to try again. */
  failed?: string
  size?: 'm' | 's'
  children: ReactNode
}

/**
 * A link to a file that the server makes, which says where it is not to be had, and when it is. Where
 * the API is at another address, to which a link would bring no cookies, the page fetches it.
 */
export function DownloadButton({ path, file, failed, size = 'm', children }: Props) {
  const address = serverAddress(useServices().endpoint, path, '')
  const [state, setState] = useState<'fetching' | FileOutcome>('there')
  const get = (href: string | null): void => {
    if (state === 'fetching') return
    setState('fetching')
    import('#services/transport/saveFile.lazy.ts')
      .then(({ openFile, saveFile }) => (href === null ? saveFile(address, file) : openFile(href)))
      .then(setState, () => setState('failed'))
  }
  return (
    <>
      <div>
        {address === path ? (
          // The server names the file.
          <ButtonLink
            href={path}
            component={PlainLink}
            download=""
            size={size}
            onClick={(event) => {
              event.preventDefault()
              get(event.currentTarget.href)
            }}
          >
            {children}
          </ButtonLink>
        ) : (
          <Button aria-disabled={state === 'fetching'} size={size} onClick={() => get(null)}>
            {children}
          </Button>
        )}
      </div>
      {state !== 'fetching' && state !== 'there' && (
        <DownloadProblem
          waitSeconds={state === 'failed' ? null : state.waitSeconds}
          failed={failed}
        />
      )}
    </>
  )
}
