import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DeleteSite_site$key } from '#generated/DeleteSite_site.graphql.ts'
import { siteDataMessages } from '#lib/messages/catalogues/siteData.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { DownloadButton } from '#parts/link/DownloadButton.tsx'
import { Button } from '#ui/Button.tsx'
import { FormActions } from '#ui/FormStack.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'

const DeleteSiteDialog = lazyOverlay(() =>
  import('./DeleteSiteDialog.lazy.tsx').then((module) => module.DeleteSiteDialog),
)

/** The end of the site, for its owner. */
export function DeleteSite({ site }: { site: DeleteSite_site$key }) {
  const t = useMessages(siteDataMessages)
  const { name } = useFragment(
    graphql`
      fragment DeleteSite_site on Site {
        name
      }
    `,
    site,
  )
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingSection id="delete" title={t('delete.title')} lead={t('delete.lead')}>
      <FormActions>
        <DownloadButton path="/api/export" file="earshot.zip" failed={t('export.failed')}>
          {t('export.download')}
        </DownloadButton>
        <Button
          variant="danger"
          onClick={() => setOpen(true)}
          onPointerEnter={() => void DeleteSiteDialog.preload()}
        >
          {t('delete.open')}
        </Button>
      </FormActions>
      <DeleteSiteDialog isOpen={isOpen} onClose={() => setOpen(false)} name={name} />
    </SettingSection>
  )
}
