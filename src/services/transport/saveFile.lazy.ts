/** The outcome of a download, or of asking for one: there, not to be had, or not yet, with the seconds until it is. */
export type FileOutcome = 'there' | 'failed' | { readonly waitSeconds: number }

/**
 * Fetches a file with the person's cookies and hands it to the browser as a download: a link could
 * not, because the cookies of a page elsewhere do not go along when the address itself is opened.
 */
export async function saveFile(address: string, name: string): Promise<FileOutcome> {
  try {
    const response = await ask(address, 'GET')
    if (!response.ok) return refusalOf(response)
    const url = URL.createObjectURL(await response.blob())
    press(url, name)
    // The browser reads it after this task.
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
    return 'there'
  } catch {
    return 'failed'
  }
}

/** Has the browser download a file of this address, which the server names; first asks whether it may be had, since a browser would not say why not. */
export async function openFile(address: string): Promise<FileOutcome> {
  try {
    const response = await ask(address, 'HEAD')
    if (!response.ok) return refusalOf(response)
    press(address, '')
    return 'there'
  } catch {
    return 'failed'
  }
}

function ask(address: string, method: 'GET' | 'HEAD'): Promise<Response> {
  // eslint-disable-next-line no-restricted-globals -- no data of a screen: a file that is saved
  return fetch(address, { method, credentials: 'include', redirect: 'error' })
}

function refusalOf({ status, headers }: Response): FileOutcome {
  const waitSeconds = Number(headers.get('retry-after') ?? '')
  return status === 429 && waitSeconds > 0 ? { waitSeconds } : 'failed'
}

function press(href: string, download: string): void {
  Object.assign(document.createElement('a'), { href, download }).click()
}
