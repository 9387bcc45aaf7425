/** Tells whether saving this file (path from the root) can change an artifact. */
export function bearsOnArtifacts(file: string): boolean {
  const parts = file.split(/[\\/]/)
  if (parts.includes('__generated__') || parts.includes('node_modules')) return false
  return file.endsWith('.graphql') || (parts[0] === 'src' && /\.tsx?$/.test(file))
}
