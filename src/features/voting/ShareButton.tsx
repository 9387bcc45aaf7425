import { graphql, useFragment } from 'react-relay'
import type { ShareButton_idea$key } from '#generated/ShareButton_idea.graphql.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ShareIcon } from '#ui/ShareIcon.tsx'

/** Hands an idea's address on: to the system's share sheet, or where there is none to the clipboard. */
export function ShareButton({ idea }: { idea: ShareButton_idea$key }) {
  const t = useMessages(votingMessages)
  const { id, number, slug, title } = useFragment(
    graphql`
      fragment ShareButton_idea on Idea {
        id
        number
        slug
        title
      }
    `,
    idea,
  )
  const { toasts, usage } = useServices()
  const share = async (): Promise<void> => {
    const url = new URL(paths.idea(number, slug), window.location.href).href
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url })
        return usage.track('idea_shared', { idea: id, by: 'system' })
      } catch (error) {
        // Closed by the person; anything else (there is no target, it is not allowed here) leaves the clipboard.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    try {
      await navigator.clipboard.writeText(url)
      usage.track('idea_shared', { idea: id, by: 'clipboard' })
      toasts.add({ text: t('share.copied') })
    } catch {
      toasts.add({ text: t('share.failed') })
    }
  }
  return <IconButton label={t('share.label')} icon={<ShareIcon />} onClick={() => void share()} />
}
