import { useHref } from 'react-router-dom'
import { sharingMessages } from '#lib/messages/catalogues/sharing.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useServices } from '#services/Services.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ShareIcon } from '#ui/ShareIcon.tsx'

interface Props {
  /** Accessible name of the button. */
  label: string
  /** The title that goes along where the system takes one. */
  title: string
  /** The page's address within the site. */
  path: string
  onShared: (by: 'system' | 'clipboard') => void
}

/** Hands an address on: to the system's share sheet, or where there is none to the clipboard. */
export function ShareAddress({ label, title, path, onShared }: Props) {
  const t = useMessages(sharingMessages)
  const { toasts } = useServices()
  const address = useHref(path)
  const share = async (): Promise<void> => {
    const url = new URL(address, window.location.href).href
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url })
        return onShared('system')
      } catch (error) {
        // Closed by the person; anything else (there is no target, it is not allowed here) leaves the clipboard.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      onShared('clipboard')
      toasts.add({ text: t('share.copied') })
    } catch {
      toasts.add({ text: t('share.failed') })
    }
  }
  return <IconButton label={label} icon={<ShareIcon />} onClick={() => void share()} />
}
