/** The address of an image, where it is one of ours: a page shows no image from elsewhere (docs/RULES.md#text). Null otherwise. */
export function ownImage(address: string | null): string | null {
  return address !== null && /^\/(?![/\\])/.test(address) ? address : null
}
