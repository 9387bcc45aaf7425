import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DeleteAccount_viewer$key } from '#generated/DeleteAccount_viewer.graphql.ts'
import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'

const DeleteAccountDialog = lazyOverlay(() =>
  import('./DeleteAccountDialog.lazy.tsx').then((module) => module.DeleteAccountDialog),
)

/** The way out for good; for the owner what comes before it. */
export function DeleteAccount({ viewer }: { viewer: DeleteAccount_viewer$key }) {
  const t = useMessages(accountMessages)
  const { canOwnSite } = useFragment(
    graphql`
      fragment DeleteAccount_viewer on Viewer {
        canOwnSite
      }
    `,
    viewer,
  )
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingSection
      title={t('delete.title')}
      lead={canOwnSite ? t('delete.owner') : t('delete.lead')}
    >
      <div>
        {canOwnSite ? (
          <ButtonLink href={paths.people} component={AppLink}>
            {t('delete.toPeople')}
          </ButtonLink>
        ) : (
          <Button
            variant="danger"
            onClick={() => setOpen(true)}
            onPointerEnter={() => void DeleteAccountDialog.preload()}
          >
            {t('delete.open')}
          </Button>
        )}
      </div>
      <DeleteAccountDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </SettingSection>
  )
}
