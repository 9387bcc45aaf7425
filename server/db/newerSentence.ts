/**
 * Gives the sentence for data that a newer version has migrated. Takes the name of the data, for
 * example "The data folder /srv/data".
 */
export function newerSentence(what: string): string {
  return `${what} was written by a newer version of Earshot: update Earshot to use it. It was left as it is.`
}
