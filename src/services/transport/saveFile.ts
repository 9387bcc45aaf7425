/**
 * Fetches a file with the person's cookies and hands it to the browser as a download: a link could
 * not, because the cookies of a page elsewhere do not go along when the address itself is opened.
 * Gives whether the file came.
 */
export async function saveFile(address: string, name: string): Promise<boolean> {
  try {
    // eslint-disable-next-line no-restricted-globals -- no data of a screen: a file that is saved
    const response = await fetch(address, { credentials: 'include', redirect: 'error' })
    if (!response.ok) return false
    const url = URL.createObjectURL(await response.blob())
    Object.assign(document.createElement('a'), { href: url, download: name }).click()
    // The browser reads it after this task.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return true
  } catch {
    return false
  }
}
