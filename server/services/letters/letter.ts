import type { Mail } from '../mail/checkMail.ts'
import { escaped } from './escaped.ts'
import { letterWords } from './words/letterWords.ts'

/** A letter that is written and has no address on it yet. */
export type Letter = Omit<Mail, 'to'>

/** The site as its letters name it, and the language (BCP 47) that they are written in. */
export interface NamedSite {
  readonly name: string
  readonly locale: string
}

/** The content of a letter. */
export interface LetterContent {
  /** Its name stands below. */
  site: NamedSite
  heading: string
  paragraphs: readonly string[]
  /** One thing to do: a button, and in the text its address. */
  action?: { label: string; url: string }
  /** A code to type, large. */
  code?: string
}

const FONT =
  'font-family:-apple-system,BlinkMacSystemFont,&quot;Segoe UI&quot;,Roboto,Helvetica,Arial,sans-serif'

/** A letter as text and as calm HTML, which sets no background so that dark readers keep theirs. Everything that is given is escaped. */
export function letter(content: LetterContent): { text: string; html: string } {
  return { text: textOf(content), html: htmlOf(content) }
}

function textOf({ site, heading, paragraphs, action, code }: LetterContent): string {
  const parts = [
    heading,
    code && `    ${code}`,
    ...paragraphs,
    action && `${action.label}:\n${action.url}`,
    `-- \n${site.name}`,
  ]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

function htmlOf({ site, heading, paragraphs, action, code }: LetterContent): string {
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600" dir="auto">${escaped(heading)}</h1>`,
    code &&
      `<p style="margin:0 0 16px;font-size:32px;line-height:40px;font-weight:600;letter-spacing:6px">${escaped(code)}</p>`,
    ...paragraphs.map(
      (paragraph) => `<p style="margin:0 0 16px" dir="auto">${escaped(paragraph)}</p>`,
    ),
    action && button(action),
    `<hr style="margin:24px 0 16px;border:0;border-top:1px solid #99999966">`,
    `<p style="margin:0;font-size:14px;opacity:.75" dir="auto">${escaped(site.name)}</p>`,
  ]
  return `<!doctype html>
<html lang="${letterWords(site.locale).tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(heading)}</title>
</head>
<body style="margin:0;padding:24px 16px">
<div style="max-width:520px;margin:0 auto;font-size:16px;line-height:24px;${FONT}">
${parts.filter((part) => part !== undefined).join('\n')}
</div>
</body>
</html>
`
}

function button({ label, url }: { label: string; url: string }): string {
  const look =
    'display:inline-block;padding:10px 20px;border:1px solid currentColor;border-radius:8px;color:inherit;text-decoration:none;font-weight:600'
  return `<p style="margin:24px 0"><a href="${escaped(url)}" style="${look}">${escaped(label)}</a></p>`
}
