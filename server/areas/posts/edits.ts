/** The earlier versions of a post that are shown, the latest ones: each is as long as a post. */
export const EDITS_SHOWN = 50
