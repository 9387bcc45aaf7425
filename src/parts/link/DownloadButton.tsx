import { useState, type ReactNode } from 'react'
import { serverAddress } from '#lib/serverAddress.ts'
import { useServices } from '#services/Services.tsx'
import { saveFile } from '#services/transport/saveFile.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PlainLink } from './PlainLink.tsx'

interface Props {
  /** The path of the file on the API's server, its query included. */
  path: string
  /** Its name, where the page's own code has to save it. */
  file: string
  /** What is said where it did not come. */
  failed: string
  children: ReactNode
}

/**
 * A link to a file that the server makes. Where the API is at another address, to which a link
 * would bring no cookies, the page fetches it.
 */
export function DownloadButton({ path, file, failed, children }: Props) {
  const address = serverAddress(useServices().endpoint, path, '')
  const [state, setState] = useState<'idle' | 'fetching' | 'failed'>('idle')
  const save = async (): Promise<void> => {
    if (state === 'fetching') return
    setState('fetching')
    setState((await saveFile(address, file)) ? 'idle' : 'failed')
  }
  return (
    <>
      <div>
        {address === path ? (
          // The server names the file.
          <ButtonLink href={path} component={PlainLink} download="">
            {children}
          </ButtonLink>
        ) : (
          <Button aria-disabled={state === 'fetching'} onClick={() => void save()}>
            {children}
          </Button>
        )}
      </div>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
    </>
  )
}
