/** Keeps a page out of what search engines show: it is for one person, or for those who came for it. */
export function NotIndexed() {
  return <meta name="robots" content="noindex" />
}
