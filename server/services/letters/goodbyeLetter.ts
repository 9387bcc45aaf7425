import { letter, type Letter } from './letter.ts'

/** To somebody whose account was deleted, with all that they wrote or without it. */
export function goodbyeLetter(site: string, withPosts: boolean): Letter {
  const kept = withPosts
    ? 'Your posts were deleted too.'
    : 'Your posts stay there under “Deleted user”.'
  const paragraphs = [
    `Your account at ${site} was deleted, together with your name and this address. ${kept}`,
    'You can create a new account with this address at any time.',
  ]
  return {
    subject: `Your account at ${site} was deleted`,
    ...letter({ site, heading: 'Your account was deleted', paragraphs }),
  }
}
