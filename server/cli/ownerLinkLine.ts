/** The line by which somebody who runs the server hears how to become the owner of an empty site. */
export const ownerLinkLine = (link: string): string =>
  `This site is empty. Open this link to become its owner: ${link}\n`
