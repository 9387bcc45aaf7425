import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { NewsMark, newsKinds, type NewsKind } from '#ui/NewsLabel.tsx'
import { labelHref } from './changelogAddress.ts'

/** All news, and each kind of it. */
export function LabelTabs({ label }: { label: NewsKind | null }) {
  const t = useMessages(changelogMessages)
  const tabs = [
    { href: labelHref(null), label: t('log.all'), current: label === null },
    ...newsKinds.map((kind) => ({
      href: labelHref(kind),
      label: t(`label.${kind}`),
      current: label === kind,
      mark: <NewsMark kind={kind} />,
    })),
  ]
  return <LinkTabs label={t('log.labels')} tabs={tabs} component={AppLink} />
}
