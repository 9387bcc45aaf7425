import path from 'node:path'

const files = new Map<string, string>()

/**
 * The name of a CSS module's class in the page: its file's name and its own, which says where it
 * comes from and compresses better than a hash. Throws where two files have one name.
 */
export function scopedClassName(name: string, file: string): string {
  const [plain = file] = file.split('?')
  const stem = path.basename(plain, '.module.css').replaceAll('.', '-')
  const other = files.get(stem) ?? plain
  if (other !== plain) throw new Error(`${other} and ${plain} would share their class names`)
  files.set(stem, plain)
  return `${stem}-${name}`
}
