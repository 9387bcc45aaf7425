/** What to say of data that a newer version has migrated. Takes how to call it, for example "The data folder /srv/data". */
export function newerSentence(what: string): string {
  return `${what} was written by a newer version of Earshot: update Earshot to use it. It was left as it is.`
}
