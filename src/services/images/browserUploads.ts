import { imagesMessages } from '#lib/messages/catalogues/images.ts'
import { serverAddress } from '#lib/serverAddress.ts'
import type { LaterParts } from '#services/laterServices.ts'
import { siteBase } from '#services/navigation/siteBase.ts'
import { createImageUploads, type ImageUploads } from './imageUploads.ts'
import { inLanguage } from './inLanguage.ts'
import { createSendImage } from './sendImage.ts'

/** Creates the uploads of a client in a browser. Components get them by `laterServices.get`. */
export function createBrowserUploads({ language, endpoint }: LaterParts): ImageUploads {
  return createImageUploads({
    // The page is asked at the first sending: a server makes uploads too, and has none.
    send: async (image, sending) =>
      inLanguage(
        await createSendImage(serverAddress(endpoint, '/api/images', siteBase()))(image, sending),
        language,
      ),
    newKey: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36),
    addressOf: (file) => URL.createObjectURL(file),
    forgetAddress: (address) => URL.revokeObjectURL(address),
    t: language.messages(imagesMessages),
  })
}
