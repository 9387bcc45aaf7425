import { createOwnerLink } from '#server/areas/setup/createOwnerLink.ts'
import { removeLeftImages } from '#server/areas/setup/leftImages.ts'
import type { SiteDeleted } from '#server/graphql/context.ts'
import { ownerLinkLine } from './ownerLinkLine.ts'
import type { ApiOptions } from './serve.ts'

/** Does what is left when the site has been deleted: prints the link of the empty one, and removes the images. */
export function afterDeletion({
  db,
  images: store,
  publicUrl,
  log,
}: Pick<ApiOptions, 'db' | 'images' | 'publicUrl' | 'log'>): SiteDeleted {
  return async () => {
    log.warn('The site was deleted by its owner')
    const link = await createOwnerLink(db, publicUrl)
    if (link !== null) process.stdout.write(ownerLinkLine(link))
    // Nobody waits for it: a bucket takes its time.
    removeLeftImages(db, store).catch((err: unknown) =>
      log.error({ err }, 'Images of the site that was deleted were left in their store'),
    )
  }
}
