import type { Paint } from '#server/areas/pictures/painter.ts'
import type { Db } from '#server/db/database.ts'
import type { ReadContentVersion } from '#server/kernel/contentVersion.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import { pictureAnswer } from './pictures.ts'
import { robotsAnswer } from './robots.ts'
import type { Answer } from './server.ts'
import { isSitemap, sitemapAnswer } from './sitemap.ts'

/** The paths that search engines, chats and feed readers ask for, and nobody else. */
export function robotAnswers(options: {
  db: Db
  /** Of everything that pages show. */
  version: ReadContentVersion
  publicUrl: string
  paint: Paint
  /** The store with the image of the logo. */
  images: Pick<ImageStore, 'get'>
  /** GET /feeds/… */
  feeds: Answer
}): (pathname: string) => Answer | undefined {
  const [robots, sitemap, picture] = [
    robotsAnswer(options),
    sitemapAnswer(options),
    pictureAnswer(options),
  ]
  return (pathname) => {
    if (pathname === '/robots.txt') return robots
    if (pathname.startsWith('/og/')) return picture
    if (pathname.startsWith('/feeds/')) return options.feeds
    return isSitemap(pathname) ? sitemap : undefined
  }
}
